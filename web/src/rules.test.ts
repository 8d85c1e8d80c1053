import { describe, expect, test } from "vitest";
import { clauseOf, renderRules } from "./rules";

describe("clauses", () => {
  test("are found at the beginning of an item only", () => {
    expect(clauseOf("CL-24 (H) The number rolled")).toBe("CL-24");
    expect(clauseOf("TDS-3 x")).toBe("TDS-3");
    expect(clauseOf("see CL-24")).toBeNull();
    expect(clauseOf("CL-24b")).toBeNull();
  });

  test("become anchors", () => {
    const html = renderRules("- CL-1 (S) Six suspects.\n- CL-20 A turn.\n");
    expect(html).toContain(
      '<li id="CL-1" class="clause"><a class="clause" href="#CL-1">CL-1</a> (S) Six suspects.',
    );
    expect(html).toContain('<li id="CL-20"');
  });

  test("written in bold are clauses too", () => {
    expect(renderRules("- **CL-1** Six suspects.")).toContain('<li id="CL-1"');
  });

  test("are linked where they are mentioned, if there is such a clause", () => {
    const html = renderRules("- CL-1 As CL-2 says, unlike XX-9.\n- CL-2 Text.\n\nSee CL-1.");
    expect(html).toContain('As <a href="#CL-2">CL-2</a> says, unlike XX-9.');
    expect(html).toContain('<p>See <a href="#CL-1">CL-1</a>.</p>');
    expect(html.match(/href="#CL-1"/g)).toHaveLength(2);
  });
});

test("HTML is shown, not obeyed", () => {
  const html = renderRules(
    "A <b>bold</b> one.\n\n<script>alert(1)</script>\n\n- CL-1 <img src=x onerror=alert(1)>\n",
  );
  expect(html).not.toMatch(/<(b|script|img)/);
  expect(html).toContain("&#60;script&#62;");
});

test("the usual Markdown works", () => {
  const html = renderRules("# Title\n\n## Part\n\nSome *stress* and `code`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
  for (const part of ["<h1>Title</h1>", "<h2>Part</h2>", "<em>stress</em>", "<code>code</code>", "<td>1</td>"]) {
    expect(html).toContain(part);
  }
});

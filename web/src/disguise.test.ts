import { heard, plain } from "./disguise";
import { expect, it } from "vitest";
import { say } from "./shell/words";
import SeatToken from "./ui/SeatToken.svelte";

it("a text that does not come from a message file is found", () => {
  expect(plain(["⟦Roll ⟧4", "⟦to ⟧⟦the ⟦Hall⟧⟧", "Ada", "✕"], ["Ada"])).toEqual([]);
  const forgotten = ["Roll the die", "⟦Answer ⟧Ben now", "⟦Doubt⟧ it"];
  expect(plain([...forgotten, say("close")], ["Ben"])).toEqual(forgotten);
});

it("names that are not seen are heard, and what is the same in every language is not", () => {
  const look = { colour: "red", ink: "white", symbol: "R" };
  expect(heard(SeatToken, { look, label: "Ada" })).toEqual(["Ada", "R"]);
  expect(heard(SeatToken, { look })).toEqual([]);
});

// Runs before the first paint, so that somebody who chose the other theme sees no flash of this one.
try {
  const theme = JSON.parse(localStorage.getItem("parlour.settings") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage, no choice: the system's theme it is.
}

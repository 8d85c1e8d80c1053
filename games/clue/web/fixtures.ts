export default [
  {
    title: "x",
    setup: {},
    view: {},
    options: null,
    turn: { player: 0 },
    viewer: { seat: 0 },
    names: ["A", "B", "C"],
  },
];

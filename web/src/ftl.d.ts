/** What a game says while it is played: `vite.config.ts` takes that part of its message file. */
declare module "*.ftl?play" {
  const words: string;
  export default words;
}

/** What the page says everywhere, and what only one of its pages says. */
declare module "*.ftl?page" {
  const words: string;
  export default words;
}
declare module "*.ftl?about" {
  const words: string;
  export default words;
}
declare module "*.ftl?case" {
  const words: string;
  export default words;
}
declare module "*.ftl?notebook" {
  const words: string;
  export default words;
}
declare module "*.ftl?replay" {
  const words: string;
  export default words;
}

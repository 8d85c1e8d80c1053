/** What a game says while it is played: `vite.config.ts` takes that part of its message file. */
declare module "*.ftl?play" {
  const words: string;
  export default words;
}

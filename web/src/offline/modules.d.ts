/** The addresses of the modules of `crates/offline`; null where the build had none. */
declare module "virtual:modules" {
  const modules: { notebook: string; offline: string } | null;
  export default modules;
}

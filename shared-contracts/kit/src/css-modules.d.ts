declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler exports a module's classes as default
  export default classes;
}
/** The sheet of a shadow root: its address. */
declare module '*.shadow.css' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the bundler exports an address as default
  export default address;
}
declare module '*.css';

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler exports a module's classes as default
  export default classes;
}
declare module '*.css';

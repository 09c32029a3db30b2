declare module '*.svelte' {
  const component: import('svelte').Component<import('./plain/svelte-view.ts').SvelteProps>;
  // biome-ignore lint/style/noDefaultExport: the compiler exports a component as default
  export default component;
}

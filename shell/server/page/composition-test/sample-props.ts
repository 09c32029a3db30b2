/** Props for fragments that draw nothing without any, by their address. */
export const sampleProps: Readonly<Record<string, unknown>> = {
  'mf-project/project-rail': { kind: 'featured', title: 'Proyectos destacados' },
  'mf-search/featured-projects': { scope: 'home' },
};

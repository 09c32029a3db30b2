/** Everything that is released, the shell first. */
export const appNames = [
  'shell',
  'mf-search',
  'mf-project',
  'mf-comparator',
  'mf-content',
  'mf-account',
  'mf-builder',
  'mf-fair',
] as const;

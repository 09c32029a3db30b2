import path from 'node:path';

const home = path.join(import.meta.dirname, '..');

/** Where the parts of this workspace lie. */
export const folders = {
  home,
  studio: path.join(home, 'studio'),
  library: path.join(home, 'library'),
  files: path.join(home, 'library', 'files'),
  /** Locks, masters and sheets: everything that is made again and never committed. */
  work: path.join(home, '.work'),
} as const;

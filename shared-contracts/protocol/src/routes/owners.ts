/** The seven remotes: each is built, released and rolled back alone. */
export const remoteNames = [
  'mf-search',
  'mf-project',
  'mf-comparator',
  'mf-content',
  'mf-account',
  'mf-builder',
  'mf-fair',
] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Frames that the shell draws around a page (document 1 section 2, Layouts). */
export const layouts = ['default', 'blog', 'clean', 'landing', 'project', 'project-launch', 'error'] as const;
export type Layout = (typeof layouts)[number];

export type Robots = 'index,follow' | 'noindex,follow' | 'noindex';

/** Sections that have a 404 page of their own; `none` shows the general one. */
export const notFoundSections = [
  'plant',
  'builder',
  'blog',
  'event',
  'project-list',
  'landing',
  'tv',
  'virtual-fair',
  'none',
] as const;
export type NotFoundSection = (typeof notFoundSections)[number];

/** Whether a text names a remote. */
export function isRemoteName(text: string): text is RemoteName {
  return remoteNames.some((name) => name === text);
}

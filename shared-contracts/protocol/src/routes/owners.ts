/** A remote that is built, released and rolled back alone, by whomever: `isRemoteName` says whether a text can be one. */
export type RemoteName = string;

/** Names that mean something else: the frame, and what every object of JavaScript has. */
const reservedNames: readonly string[] = ['shell', 'constructor'];

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

/** Whether a text may be the name of a remote; whether there is such a remote, a composition or the registry knows. */
export function isRemoteName(text: string): boolean {
  return /^[a-z][a-z0-9-]{1,39}$/.test(text) && !reservedNames.includes(text);
}

import type { Visit } from '../http/visit.ts';

/** A part that a tab asks for. */
export interface AskedPart {
  /** Id of the composition of the tab. */
  readonly composition: string;
  /** As if the page itself were visited. */
  readonly visit: Visit;
}

/** Path of the page whose part an address names. */
export function pagePathOf(pathname: string): string | undefined {
  return /^\/_part\/[0-9a-f]{16}(\/.*)$/.exec(pathname)?.[1];
}

/** Reads `/_part/<composition><path>`; undefined where it names none. */
export function readPartAddress(visit: Visit): AskedPart | undefined {
  const path = pagePathOf(visit.url.pathname);
  const [, , composition = ''] = visit.url.pathname.split('/');
  // Two slashes would begin another host.
  if (path === undefined || path.startsWith('//')) return undefined;
  return { composition, visit: { ...visit, url: new URL(`${path}${visit.url.search}`, visit.origin) } };
}

import { routeRows } from '@umbral/domain/routes/table.ts';

/** An address of a release's own, and one of somebody else that is opened after it. */
export interface ProbeView {
  readonly path: string;
  readonly next: string;
}

/** Each takes a browser some seconds. */
const most = 2;
const home = '/';
const elsewhere = '/actualidad';

/** A route that a release declares, as its manifest has it. */
export interface DeclaredPage {
  readonly pattern: string;
  readonly robots: string;
}

/** Where a release is looked at: pages of its own that need neither a place nor a person; else where its fragments are. */
export function probeViews(
  remote: string,
  pages: readonly string[],
  declared: readonly DeclaredPage[] = [],
): ProbeView[] {
  const own = routeRows
    .filter(({ key, owner }) => owner === remote && pages.includes(key))
    .filter(({ pattern, robots }) => /^[/a-z0-9-]+$/.test(pattern) && robots.startsWith('index'))
    .map(({ pattern }) => pattern);
  const further = declared
    .filter(({ pattern, robots }) => /^[/a-z0-9-]+(?:\/:\w+\?)*$/.test(pattern) && robots.startsWith('index'))
    .map(({ pattern }) => pattern.split('/:')[0] ?? home);
  const looked = [...own, ...further];
  const paths = looked.length > 0 ? looked.slice(0, most) : [home];
  return paths.map((path) => ({ path, next: path === home || remote === 'mf-search' ? elsewhere : home }));
}

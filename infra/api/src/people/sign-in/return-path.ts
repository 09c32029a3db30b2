import { routes } from '@umbral/domain/routes/table.ts';

const home = routes.home.href();
const longest = 1000;
const anyOrigin = 'http://portal.invalid';

/**
 * Where to go after signing in: a path of this portal, or the home page for whatever else. The text is read as a
 * browser would read it, and only path, query and fragment of the result are kept, so that no other host can come out.
 */
export function readReturnPath(given: string | undefined): string {
  if (given === undefined || given.length > longest || !given.startsWith('/')) return home;
  const target = URL.parse(given, anyOrigin);
  if (target?.origin !== anyOrigin || target.username !== '' || target.password !== '') return home;
  const path = target.pathname + target.search + target.hash;
  // `/.//evil.test` is a path of ours for the reader, and another host for who follows what it became.
  return path.startsWith('//') || path.startsWith('/api/') ? home : path;
}

/** The login page, which goes to the path after it has read the fragment. */
export function loginAddress(returnPath: string, fragment: string): string {
  const query = returnPath === home ? '' : `?_=${encodeURIComponent(returnPath)}`;
  return `${routes.login.href()}${query}#${fragment}`;
}

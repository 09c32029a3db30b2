import type { PageMatch } from '@umbral/domain/routes/match.ts';

/**
 * Path with query, as far as the screen has it: what else an address says, such as where a visitor came from, changes
 * nothing on the page.
 */
export function pageHref(url: URL, names: ReadonlySet<string>): string {
  const kept = [...url.searchParams].filter(([name]) => names.has(name));
  if (kept.length === url.searchParams.size) return `${url.pathname}${url.search}`;
  const query = new URLSearchParams(kept).toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}

/** Whether a link was made from a value that was not there [B006]. */
export function hasUndefinedPart(pathname: string): boolean {
  return pathname.toLowerCase().split('/').includes('undefined');
}

/** Whether a path can be read at all: its escapes are whole. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The one spelling of a path: no double or final slash, lower case where case says nothing. Parameters of private
 * pages may be secrets that are case-sensitive.
 */
export function properPath(pathname: string, match: PageMatch | undefined): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (!match) return `/${segments.join('/')}`;
  const pattern = match.route.pattern.split('/').slice(1);
  const spelled = segments.map((segment, index) => {
    const isSecret = pattern[index]?.startsWith(':') && match.route.robots === 'noindex';
    return isSecret ? segment : lowerCase(segment);
  });
  return `/${spelled.join('/')}`;
}

/** Letters behind escapes count too; the escapes themselves stay as they are. */
function lowerCase(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return text === text.toLowerCase() ? segment : encodeURIComponent(text.toLowerCase());
  } catch {
    return segment;
  }
}

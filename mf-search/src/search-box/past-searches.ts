import { localKeys } from '@umbral/domain/storage/storage-keys.ts';

/** A listing that was looked at on this device. */
export interface PastSearch {
  readonly href: string;
  readonly label: string;
  /** When it was last looked at, milliseconds since the epoch. */
  readonly at: number;
}

const mostKept = 12;
const longestLabel = 160;

/** The searches of this device, the last one first; whatever is broken there counts as nothing. */
export function readPastSearches(): PastSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(localKeys.pastSearches) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(toPastSearch).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Puts a search before all others. */
export function rememberSearch(search: PastSearch): void {
  const others = readPastSearches().filter(({ href }) => href !== search.href);
  keep([{ ...search, label: search.label.slice(0, longestLabel) }, ...others]);
}

/** Forgets one search, or all of them. */
export function forgetSearches(href?: string): void {
  keep(href === undefined ? [] : readPastSearches().filter((search) => search.href !== href));
}

function keep(searches: readonly PastSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(localKeys.pastSearches);
    else localStorage.setItem(localKeys.pastSearches, JSON.stringify(searches.slice(0, mostKept)));
  } catch {
    // A full or forbidden storage must not break the search.
  }
}

/** Only addresses of this portal: what is stored may have been written by anyone. */
function toPastSearch(value: unknown): PastSearch[] {
  if (typeof value !== 'object' || value === null) return [];
  const { href, label, at }: Record<string, unknown> = { ...value };
  const isHere = typeof href === 'string' && /^\/(?![/\\])/.test(href) && href.length < 2000;
  if (!isHere || typeof label !== 'string' || label === '' || typeof at !== 'number') return [];
  return Number.isFinite(at) ? [{ href, label: label.slice(0, longestLabel), at }] : [];
}

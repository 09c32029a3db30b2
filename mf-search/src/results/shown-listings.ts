import type { ListingData } from '../view-model/listing-data.ts';

/** Listings by the entry of the tab's history that showed them: going back finds them as they were left. */
const kept = new Map<string, ListingData>();
const mostKept = 12;
let failed: string | undefined;
let isOnScreen = false;
let latest: ListingData | undefined;
let addedHref: string | undefined;

/** A listing is on the screen, with all cards that were loaded; gives the way to say that it has gone. */
export function showListing(entry: string, data: ListingData): () => void {
  const name = `${entry} ${currentHref()}`;
  kept.delete(name);
  kept.set(name, data);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  isOnScreen = true;
  latest = data;
  return () => {
    isOnScreen = false;
  };
}

/** For a loader: what the entry that it goes back to showed; nothing on the server and for a new address. */
export function keptListing(address: string): ListingData | undefined {
  return typeof window !== 'undefined' && isHere(address) ? keptHere() : undefined;
}

/** What the present entry of the history showed when it was left. */
export function keptHere(): ListingData | undefined {
  if (typeof window === 'undefined') return undefined;
  const { key = 'default' }: { readonly key?: unknown } = history.state ?? {};
  return kept.get(`${key} ${currentHref()}`);
}

/** A search has failed. Where another listing is on the screen it stays there: gives its address. */
export function stayOnScreen(address: string): string | undefined {
  if (!isOnScreen || isHere(address)) return undefined;
  failed = hrefOf(address);
  return currentHref();
}

/** The listing that this tab showed last; nothing on the server and before the first one. */
export function latestListing(): ListingData | undefined {
  return latest;
}

/** The next page is asked for, to stand below the listing on the screen. */
export function expectBelow(href: string): void {
  addedHref = href;
}

/** For a loader, once: the listing that the page of an address is to stand below. */
export function takeAbove(address: string): ListingData | undefined {
  const isAdded = addedHref === hrefOf(address);
  addedHref = undefined;
  return isAdded ? latest : undefined;
}

/** The address of the last search, if it failed. */
export function failedSearch(): string | undefined {
  return failed;
}

/** A new search begins. */
export function forgetFailure(): void {
  failed = undefined;
}

function isHere(address: string): boolean {
  return hrefOf(address) === currentHref();
}

function currentHref(): string {
  return `${location.pathname}${location.search}`;
}

function hrefOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

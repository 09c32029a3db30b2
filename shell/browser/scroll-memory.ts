const storageKey = 'umbral-scroll';
const keptEntries = 50;

/** Remembers how far each entry of the tab's history was scrolled, across remotes and reloads. */
export interface ScrollMemory {
  /** The page of a history entry is on the screen: from now on its scrolling is remembered. */
  follow(entry: string): void;
  /** The page is about to go: what scrolls from now on is nobody's. Gives its entry. */
  leave(): string | undefined;
  /**
   * The entry has changed: true when it is another place on the same page, by a plain anchor or back from one. No
   * router needs to tell of it, so its place is kept here.
   */
  stay(): boolean;
  follows(entry: string): boolean;
  positionOf(entry: string): number | undefined;
}

/** Starts to remember; the browser no longer restores by itself. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(readStored());
  let followed: string | undefined;
  let page: string | undefined;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', () => {
    note();
    store([...positions].slice(-keptEntries));
  });
  function note(): void {
    if (followed !== undefined) positions.set(followed, scrollY);
  }
  function follow(entry: string): void {
    followed = entry;
    page = pageAddress();
    positions.delete(entry);
    positions.set(entry, scrollY);
  }
  return {
    follow,
    leave() {
      // On a busy machine a page is left before the event of its last scrolling, which comes with the next picture.
      note();
      const left = followed;
      followed = undefined;
      page = undefined;
      return left;
    },
    stay() {
      const entry = currentEntry();
      if (page !== pageAddress() || entry !== page + location.hash) return false;
      // Without a state it is an anchor, and the browser itself goes there.
      if (history.state) scrollTo({ top: positions.get(entry) ?? 0, behavior: 'instant' });
      follow(entry);
      return true;
    },
    follows: (entry) => followed === entry,
    positionOf: (entry) => positions.get(entry),
  };
}

/** Names the current history entry; one of the server's document, or of an anchor, is named by its address. */
export function currentEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key;
  return pageAddress() + location.hash;
}

function pageAddress(): string {
  return location.pathname + location.search;
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function store(positions: readonly [string, number][]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage a reload starts at the top.
  }
}

const storageKey = 'umbral-scroll';
const keptEntries = 50;

/** Remembers how far each entry of the tab's history was scrolled, across remotes and reloads. */
export interface ScrollMemory {
  /** The page of a history entry is on the screen: from now on its scrolling is remembered. */
  follow(entry: string): void;
  /** The page is about to go: what scrolls from now on is nobody's. */
  leave(): void;
  positionOf(entry: string): number | undefined;
}

/** Starts to remember; the browser no longer restores by itself. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(readStored());
  let followed: string | undefined;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => followed !== undefined && positions.set(followed, scrollY), { passive: true });
  addEventListener('pagehide', () => store([...positions].slice(-keptEntries)));
  return {
    follow(entry) {
      followed = entry;
      positions.delete(entry);
      positions.set(entry, scrollY);
    },
    leave() {
      followed = undefined;
    },
    positionOf: (entry) => positions.get(entry),
  };
}

/** Names the current history entry; an entry made by the server's document is named by its address. */
export function currentEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key;
  return `${location.pathname}${location.search}`;
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

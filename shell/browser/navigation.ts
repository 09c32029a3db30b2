import type { MountedRouter, PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted } from '@umbral/protocol/remote/remote-part.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { loadApp } from './load-remote.ts';
import { createPageRouter, type PageRouter } from './page-router.ts';
import type { PagePart, PartSource } from './parts/part-source.ts';
import { reloadOr } from './recovery.ts';
import { ownerOf, softOwnerOf } from './route-owner.ts';
import type { ScrollMemory } from './scroll-memory.ts';

interface NavigationOptions {
  readonly hostOf: (name: RemoteName) => RemoteHost;
  readonly memory: ScrollMemory;
  readonly busy: (isBusy: boolean) => void;
  /** Puts a page that the server drew on the screen; `push` makes its entry in the history. */
  readonly show: (part: PagePart, href: string, push: () => void) => void;
  readonly load?: (name: RemoteName) => Promise<PagesPart>;
}

/** Keeps pages that are left for another remote's. */
export interface PageKeeper {
  /** Whether the page of a router stays as it stands, for its entry of the history. */
  keep(name: RemoteName, router: MountedRouter, entry: string): boolean;
  /** Shows the page of the entry that the address bar has come to; false where it is not kept. */
  comeBack(): boolean;
}

/** Redirects that one navigation follows. */
const mostMoves = 5;

/** Moves between pages of all remotes. */
export interface Navigation {
  /** Goes to an address of the portal; a target on another origin is an error (B015). */
  go(href: string): void;
  /** Fetches the page of an address ahead: its part, or its code and data. */
  prefetch(href: string): Promise<void>;
  /** From now on pages of other remotes come from the server, where it has parts of them. */
  takeParts(parts: PartSource): void;
  /** From now on pages that are left may be kept. */
  keepPages(pages: PageKeeper): void;
  /** A page that was kept is on the screen again, with its router. */
  comeBack(name: RemoteName, router: MountedRouter): void;
  /** A page is getting ready. */
  isUnderWay(): boolean;
  /** The mounted remote takes navigations to its own pages. */
  routerMounted(name: RemoteName, router: MountedRouter | undefined): void;
  /** A page is alive: where it has no router of its own, it hears of its addresses from here, until what it gives is called. */
  pageMounted(name: RemoteName, page: Mounted): () => void;
  /** The visitor chose another link: what is still getting ready is forgotten. */
  overtake(): void;
  /** Another number with each of the visitor's choices: while it is the same, what was begun is still wanted. */
  turn(): number;
  /** How the page on the screen was reached, when the shell did it; asked once per page. */
  takeAction(): 'PUSH' | undefined;
}

/**
 * A page of another remote is made ready before the address changes, so that nothing flashes; a newer navigation
 * overtakes an older one that is still getting ready.
 */
export function createNavigation({ hostOf, memory, busy, show, load = loadApp }: NavigationOptions): Navigation {
  let latest = 0;
  let parts: PartSource | undefined;
  let keeper: PageKeeper | undefined;
  let waiting = new AbortController();
  /** Whose page came as a part, until its router takes over. */
  let arrived: RemoteName | undefined;
  let isCrossing = false;
  let hasCrossed = false;
  let inner: { readonly name: RemoteName; readonly router: PageRouter } | undefined;
  let isPush = false;

  addEventListener('popstate', (event) => {
    if ('singleSpa' in event || memory.stay() || keeper?.comeBack()) return;
    overtake();
    isPush = false;
    memory.leave();
    const owner = softOwnerOf(location.pathname);
    // The server alone draws it, and what it had drawn is gone; or no router heard of it yet.
    if (hasCrossed && (!owner || owner === arrived)) location.reload();
    arrived = undefined;
    if (owner && owner === inner?.name) inner.router.follow?.();
  });

  async function cross(owner: RemoteName, href: string, moves: number): Promise<void> {
    overtake();
    const own = latest;
    isCrossing = true;
    busy(true);
    const outcome = parts && (await parts.take(owner, href, waiting.signal));
    if (own !== latest) return;
    if (outcome === 'unstyled') location.assign(href);
    else if (outcome && 'location' in outcome) follow(outcome.location, moves + 1);
    else if (outcome) showPart(owner, href, outcome);
    // Its application is on the page already, and would not notice.
    else if (owner === arrived) location.assign(href);
    else await drawHere(owner, href, own);
  }

  /** Who is sent round in circles gets the document, and the browser says so. */
  function follow(href: string, moves: number): void {
    if (moves > mostMoves) location.assign(href);
    else go(href, moves);
  }

  function showPart(owner: RemoteName, href: string, part: PagePart): void {
    leave(keeper);
    show(part, href, () => push(href));
    arrived = owner;
  }

  async function drawHere(owner: RemoteName, href: string, own: number): Promise<void> {
    try {
      const remote = await load(owner);
      await remote.prefetch?.(href, hostOf(owner));
    } catch (error) {
      if (own !== latest) return;
      // The fallback of the slot says it, once the address is the new one.
      await reloadOr(error, href).catch(() => undefined);
    }
    if (own !== latest) return;
    leave();
    isPush = true;
    push(href);
  }

  /** The page on the screen is over. */
  function leave(by?: PageKeeper): void {
    isCrossing = false;
    const entry = memory.leave();
    if (inner && !(entry !== undefined && by?.keep(inner.name, inner.router, entry))) inner.router.stop();
    inner = undefined;
    arrived = undefined;
    hasCrossed = true;
  }

  function push(href: string): void {
    history.pushState({ key: crypto.randomUUID().slice(0, 8), idx: indexOf(history.state) + 1 }, '', href);
  }

  function overtake(): void {
    latest += 1;
    if (isCrossing) {
      waiting.abort();
      waiting = new AbortController();
      busy(false);
    }
    isCrossing = false;
  }

  function enter(href: string): void {
    memory.leave();
    isPush = true;
    push(href);
  }

  function goInside(router: MountedRouter, href: string): void {
    overtake();
    router.navigate(href);
  }

  function go(target: string, moves = 0): void {
    const url = new URL(target, location.href);
    if (url.origin !== location.origin) throw new Error('Navigation must stay on the portal');
    const href = `${url.pathname}${url.search}${url.hash}`;
    const owner = softOwnerOf(url.pathname);
    if (!owner) location.assign(href);
    else if (inner?.name === owner) goInside(inner.router, href);
    // No router would see the address change.
    else if (ownerOf(location.pathname) === owner && owner !== arrived) location.assign(href);
    else void cross(owner, href, moves);
  }

  return {
    go: (href) => go(href),
    async prefetch(href) {
      const owner = softOwnerOf(new URL(href, location.href).pathname);
      if (!owner || (inner?.name !== owner && (await parts?.want(owner, href))) || isCrossing) return;
      await (await load(owner)).prefetch?.(href, hostOf(owner));
    },
    takeParts(source) {
      parts = source;
    },
    keepPages(pages) {
      keeper = pages;
    },
    comeBack(name, router) {
      overtake();
      leave(keeper);
      isPush = false;
      inner = { name, router };
    },
    isUnderWay: () => isCrossing,
    routerMounted(name, router) {
      if (router) {
        inner = { name, router };
        arrived = undefined;
      } else if (inner?.name === name) {
        inner = undefined;
      }
    },
    pageMounted(name, page) {
      if (inner?.name === name) return () => {};
      const router = createPageRouter({ page, enter, busy, isInner: (own) => inner?.router === own });
      inner = { name, router };
      arrived = undefined;
      return () => {
        if (inner?.router === router) inner = undefined;
      };
    },
    overtake,
    turn: () => latest,
    takeAction() {
      const taken = isPush ? 'PUSH' : undefined;
      isPush = false;
      return taken;
    },
  };
}

function indexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

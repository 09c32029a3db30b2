import type { MountedRouter, Remote, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { loadApp } from './load-remote.ts';
import { reloadOr } from './recovery.ts';
import { ownerOf, softOwnerOf } from './route-owner.ts';
import type { ScrollMemory } from './scroll-memory.ts';

interface NavigationOptions {
  readonly hostOf: (name: RemoteName) => RemoteHost;
  readonly memory: ScrollMemory;
  readonly busy: (isBusy: boolean) => void;
  readonly load?: (name: RemoteName) => Promise<Remote>;
}

/** Moves between pages of all remotes. */
export interface Navigation {
  /** Goes to an address of the portal; a target on another origin is an error (B015). */
  go(href: string): void;
  /** Fetches code and data of an address ahead. */
  prefetch(href: string): Promise<void>;
  /** Fetches only its code. */
  preload(href: string): Promise<void>;
  /** The mounted remote takes navigations to its own pages. */
  routerMounted(name: RemoteName, router: MountedRouter | undefined): void;
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
export function createNavigation({ hostOf, memory, busy, load = loadApp }: NavigationOptions): Navigation {
  let latest = 0;
  let isCrossing = false;
  let hasCrossed = false;
  let inner: { readonly name: RemoteName; readonly router: MountedRouter } | undefined;
  let isPush = false;

  addEventListener('popstate', (event) => {
    if ('singleSpa' in event || memory.stay()) return;
    overtake();
    isPush = false;
    memory.leave();
    // The server alone draws it, and what it had drawn is gone.
    if (hasCrossed && !softOwnerOf(location.pathname)) location.reload();
  });

  async function cross(owner: RemoteName, href: string): Promise<void> {
    overtake();
    const own = latest;
    isCrossing = true;
    busy(true);
    try {
      const remote = await load(owner);
      await remote.prefetch(href, hostOf(owner));
    } catch (error) {
      if (own !== latest) return;
      // The fallback of the slot says it, once the address is the new one.
      await reloadOr(error, href).catch(() => undefined);
    }
    if (own !== latest) return;
    isCrossing = false;
    memory.leave();
    inner?.router.stop();
    isPush = true;
    hasCrossed = true;
    history.pushState({ key: crypto.randomUUID().slice(0, 8), idx: indexOf(history.state) + 1 }, '', href);
  }

  function overtake(): void {
    latest += 1;
    if (isCrossing) busy(false);
    isCrossing = false;
  }

  function goInside(router: MountedRouter, href: string): void {
    overtake();
    router.navigate(href);
  }

  return {
    go(target) {
      const url = new URL(target, location.href);
      if (url.origin !== location.origin) throw new Error('Navigation must stay on the portal');
      const href = `${url.pathname}${url.search}${url.hash}`;
      const owner = softOwnerOf(url.pathname);
      if (!owner) location.assign(href);
      else if (inner?.name === owner) goInside(inner.router, href);
      // No router would see the address change.
      else if (ownerOf(location.pathname) === owner) location.assign(href);
      else void cross(owner, href);
    },
    async prefetch(href) {
      const owner = softOwnerOf(new URL(href, location.href).pathname);
      if (owner) await (await load(owner)).prefetch(href, hostOf(owner));
    },
    async preload(href) {
      const owner = softOwnerOf(new URL(href, location.href).pathname);
      if (owner) await (await load(owner)).preload(href, hostOf(owner));
    },
    routerMounted(name, router) {
      if (router) inner = { name, router };
      else if (inner?.name === name) inner = undefined;
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

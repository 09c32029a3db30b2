import { afterPaint } from '@umbral/kit/layout/after-paint.ts';
import { createCall } from '@umbral/protocol/calls/client.ts';
import { type Bus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { RemoteHost, ShownPage } from '@umbral/protocol/remote/remote-host.ts';
import type { Layout, RemoteName } from '@umbral/protocol/routes/owners.ts';
import { registerApplication } from 'single-spa';
import type { Boot, DocumentState } from '../document/boot.ts';
import { createFragmentSlots, type MountFragment } from './fragment-slot.ts';
import { syncHead } from './head-sync.ts';
import { bootRemote, loadApp } from './load-remote.ts';
import { matchPage } from './match-page.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import type { Notices } from './notices.ts';
import { placePage } from './page-place.ts';
import { createPageSlot, type PageProps, type PageSlot } from './page-slot.ts';
import type { PageStage, ToldPage } from './page-stage.ts';
import type { PagePart } from './parts/part-source.ts';
import { recover, reloadOr } from './recovery.ts';
import { ownerOf } from './route-owner.ts';
import { createScrollMemory, currentEntry } from './scroll-memory.ts';
import { speculate } from './speculate.ts';

interface PortalOptions {
  readonly boot: Boot;
  readonly state: DocumentState;
  readonly bus: Bus;
  readonly slot: HTMLElement;
  readonly notices: Notices;
  /** A page of a remote is on the screen, in its layout. */
  readonly onShown: (pathname: string, layout: Layout) => void;
  readonly report: (error: unknown, app: string) => void;
}

/** The page's remotes and what they reach of one another. */
export interface Portal {
  readonly navigation: Navigation;
  readonly stage: PageStage;
  readonly mountFragment: MountFragment;
  readonly hostOf: (name: RemoteName) => RemoteHost;
}

/** Registers every remote's pages with single-spa and gives each its context. */
export function createPortal(options: PortalOptions): Portal {
  const { boot, state, notices, report } = options;
  let { slot } = options;
  const memory = createScrollMemory();
  const contextOf = once((name) => contextFor(name));
  const mountFragment = createFragmentSlots({ state, contextOf, report });
  const pages = once((name) =>
    createPageSlot({
      name,
      load: () => loadApp(name),
      takeState: takePageState,
      onMounted: (mounted) => navigation.pageMounted(name, mounted),
      painted: () => painted,
      report: (error) => fail(error, name),
    }),
  );
  const hostOf = once((name) => hostFor(name, pages(name)));
  const navigation = createNavigation({ hostOf, memory, busy: notices.busy, show: showPart });
  let pageState: unknown = state.page;
  let painted: Promise<void> | undefined;
  /** What is on the screen came as a part, and was told already. */
  let isTold = false;
  let told: ToldPage | undefined;

  function contextFor(name: RemoteName): RemoteContext {
    const { version = '', settings } = bootRemote(name) ?? {};
    return {
      environment: { ...boot.environment, remote: name, version, settings },
      call: createCall({ base: boot.environment.apiBase }),
      bus: ownedBus(options.bus, name, `${name}@${version}`),
      toast: notices.toast,
      navigate: (href) => navigation.go(href),
      speculate: (fetchAhead) => speculate(fetchAhead, navigation.isUnderWay),
      mountFragment: (element, of, props) => mountFragment({ slot: element, of, props }),
    };
  }

  function hostFor(name: RemoteName, page: PageSlot): RemoteHost {
    return {
      context: contextOf(name),
      ownerOf,
      async recover(load, href) {
        const turn = navigation.turn();
        try {
          return await recover(load);
        } catch (error) {
          if (href === undefined || turn !== navigation.turn()) throw error;
          return reloadOr(error, href);
        }
      },
      // A page that was left may still tell of itself, until it is unmounted.
      pageShown: (shown) => ownerOf(location.pathname) === name && showPage(shown),
      routerMounted: (router) => navigation.routerMounted(name, router),
      busy: notices.busy,
      reportFailure: (error) => fail(error, name),
      reportFault: (error) => report(error, name),
      retry: () => page.retry(),
    };
  }

  /** Only the first page of a document, or of a part, gets it. */
  function takePageState(): unknown {
    const taken = pageState;
    pageState = undefined;
    return taken;
  }

  /** A page that could not be had, or drawn: nobody waits for it any more, and no router takes its links. */
  function fail(error: unknown, name: RemoteName): void {
    notices.busy(false);
    navigation.routerMounted(name, undefined);
    report(error, name);
  }

  /** The page of a part takes the slot, in an element of its own: the page before keeps its nodes until it is gone. */
  function showPart({ facts, main }: PagePart, href: string, push: () => void): void {
    const next = document.createElement('main');
    next.id = slot.id;
    next.tabIndex = -1;
    next.dataset.boundary = facts.owner;
    next.dataset.ssr = facts.ssr;
    next.append(...main.childNodes);
    const isHere = ownerOf(location.pathname) === facts.owner;
    pageState = facts.state;
    const { currency, settings } = facts;
    Object.assign(contextOf(facts.owner).environment, { currency, settings });
    place(next);
    push();
    const head = { ...facts.head, robots: facts.robots };
    const page = { href, status: facts.status, head, action: 'PUSH', keepsPlace: false, hydrated: false } as const;
    tellPage({ page, facts });
    isTold = true;
    painted = new Promise((resolve) => afterPaint(resolve));
    if (isHere) pages(facts.owner).moveTo(next);
  }

  function place(next: HTMLElement): void {
    slot.replaceWith(next);
    slot = next;
  }

  const stage: PageStage = {
    current: () => ({ slot, told }),
    show(next, { page, facts }) {
      place(next);
      isTold = false;
      tellPage({ page: { ...page, action: 'POP', keepsPlace: false, hydrated: false }, facts });
    },
    pageOf: pages,
  };

  function showPage(shown: ShownPage): void {
    // An anchor's entry is new to the router, the page is the same.
    if (history.state === null && memory.follows(currentEntry())) return;
    const wasTold = isTold && shown.hydrated;
    isTold = false;
    if (wasTold) return;
    const action = navigation.takeAction() ?? shown.action;
    const { pathname } = new URL(shown.href, boot.environment.origin);
    const route = matchPage(pathname)?.route;
    const isError = shown.status >= 400;
    tellPage({
      page: { ...shown, action },
      facts: {
        robots: isError ? 'noindex' : (route?.robots ?? 'noindex'),
        layout: isError ? 'error' : (route?.layout ?? 'error'),
      },
    });
  }

  /** A page is on the screen: head, frame, place and announcement follow it. */
  function tellPage(telling: ToldPage): void {
    told = telling;
    const { page, facts } = telling;
    const { origin } = boot.environment;
    notices.busy(false);
    if (!page.hydrated) {
      afterPaint(() => {
        syncHead({ head: page.head, href: page.href, origin, robots: facts.robots });
        notices.announce(page.head.title);
      });
    }
    options.onShown(new URL(page.href, origin).pathname, facts.layout);
    placePage(slot, page, memory);
  }

  for (const { name } of boot.remotes) {
    registerApplication<PageProps>({
      name,
      app: async () => pages(name),
      activeWhen: ({ pathname }) => ownerOf(pathname) === name,
      customProps: () => ({ domElement: slot, host: hostOf(name) }),
    });
  }
  return { navigation, stage, mountFragment, hostOf };
}

function once<Value>(make: (name: RemoteName) => Value): (name: RemoteName) => Value {
  const made = new Map<RemoteName, Value>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}

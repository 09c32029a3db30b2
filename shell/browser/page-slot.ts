import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted } from '@umbral/protocol/remote/remote-part.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { LifeCycles } from 'single-spa';
import { enterPart } from './enter-part.ts';
import { showFallback } from './fallback.ts';
import { isLate, reloadOr } from './recovery.ts';
import { whenIdle } from './when-idle.ts';

/** What single-spa is given for a page. */
export interface PageProps {
  readonly domElement: HTMLElement;
  readonly host: RemoteHost;
}

interface PageSlotOptions {
  readonly name: RemoteName;
  readonly load: () => Promise<PagesPart>;
  /** What the server half gave beside the HTML that stands in the slot; once. */
  readonly takeState: () => unknown;
  /** The page is alive; what it gives is called when that is over. */
  readonly onMounted?: (mounted: Mounted) => () => void;
  /** Server HTML that came after the document is painted first. */
  readonly painted?: () => Promise<void> | undefined;
  readonly report: (error: unknown) => void;
}

/** A remote's page in the slot: what single-spa registers, and a second chance for it. */
export interface PageSlot extends LifeCycles<PageProps> {
  retry(): void;
  /** Goes on in another element, while it is on the page; does nothing otherwise. */
  moveTo(domElement: HTMLElement): void;
  /** Its page is about to go out of sight, and stays as it is: until it is let go of, or its remote comes again. */
  keep(): void;
  /** What was kept goes when there is time. */
  letGo(): void;
  /** The page that was kept in an element can still be shown there. */
  holds(domElement: HTMLElement): boolean;
}

/**
 * Lifecycles that never fail and never keep navigation waiting: code that is still on its way when the visitor
 * leaves is forgotten, and a remote that cannot be mounted leaves a message with a button.
 */
export function createPageSlot({ name, load, takeState, onMounted, painted, report }: PageSlotOptions): PageSlot {
  let turn = 0;
  let latest: PageProps | undefined;
  let mounting: Promise<void> | undefined;
  let leave: (() => Promise<void>) | undefined;
  let isLeavingLate = false;
  let kept: HTMLElement | undefined;

  async function enter(props: PageProps): Promise<void> {
    const own = ++turn;
    const isWanted = () => own === turn;
    const isPainted = props.domElement.dataset.ssr !== undefined;
    props.domElement.dataset.boundary = name;
    try {
      // Hydration waits for the page's code, and a mount cannot be called off: so the code comes first.
      const [part] = await Promise.all([isPainted ? loadPage(props) : load(), painted?.()]);
      if (!isWanted()) return;
      mounting = mount(part, props, isWanted);
      await mounting;
    } catch (error) {
      report(error);
      // What is read is not taken away for code that may still come. Without a connection no document could.
      const mayCome = isPainted && isLate(error);
      if (isWanted() && navigator.onLine && !mayCome) await reloadOr(error, location.href).catch(() => undefined);
      if (!isWanted()) return;
      offerRetry(props.domElement);
      if (mayCome) lookAgain(props, isWanted).catch(() => undefined);
    } finally {
      mounting = undefined;
    }
  }

  async function loadPage({ host }: PageProps): Promise<PagesPart> {
    const part = await load();
    await part.preload?.(location.href, host);
    return part;
  }

  async function lookAgain(props: PageProps, isWanted: () => boolean): Promise<void> {
    const { comesAfterAll } = await import(/* webpackChunkName: "watch" */ './late-code.ts');
    if (await comesAfterAll(() => loadPage(props), isWanted)) retry();
  }

  function offerRetry(domElement: HTMLElement): void {
    const remove = showFallback(domElement, retry);
    addEventListener('online', retry, { once: true });
    leave = async () => {
      removeEventListener('online', retry);
      remove();
    };
  }

  async function mount(part: PagesPart, { domElement: element, host }: PageProps, isWanted: () => boolean) {
    const state = element.dataset.ssr === undefined ? undefined : takeState();
    const mounted = await enterPart(part, { element, state, props: undefined, host });
    const forget = isWanted() ? onMounted?.(mounted) : undefined;
    leave = async () => {
      forget?.();
      await mounted.unmount();
    };
  }

  async function exit(): Promise<void> {
    turn += 1;
    await mounting?.catch(() => undefined);
    const go = leave;
    leave = undefined;
    await go?.();
  }

  /** A page that is out of sight goes when there is time; at the latest before its remote comes again. */
  function exitLate(): void {
    turn += 1;
    isLeavingLate = true;
    if (!kept) letGo();
  }

  function letGo(): void {
    kept = undefined;
    whenIdle(() => kept || void finishLeaving());
  }

  async function finishLeaving(): Promise<void> {
    kept = undefined;
    if (!isLeavingLate) return;
    isLeavingLate = false;
    await exit();
  }

  async function restart(domElement: HTMLElement): Promise<void> {
    if (!latest) return;
    const props = { ...latest, domElement };
    latest = props;
    await exit();
    if (latest === props) await enter(props);
  }

  function retry(): void {
    if (latest) void restart(latest.domElement);
  }

  return {
    bootstrap: async () => undefined,
    mount: async (props) => {
      latest = props;
      if (isLeavingLate && kept === props.domElement) {
        kept = undefined;
        isLeavingLate = false;
        return;
      }
      if (isLeavingLate) await finishLeaving();
      if (latest === props) void enter(props);
    },
    unmount: async () => {
      const domElement = latest?.domElement;
      latest = undefined;
      if (domElement && mayLeaveLate(domElement)) return exitLate();
      await exit();
      // The next remote must not take the server's HTML for its own.
      if (domElement) delete domElement.dataset.ssr;
      domElement?.replaceChildren();
    },
    retry,
    moveTo: (domElement) => void restart(domElement),
    keep() {
      kept = latest?.domElement;
    },
    letGo,
    holds: (domElement) => isLeavingLate && kept === domElement,
  };
}

/** Another page stands where it stood; an open dialog holds the whole document, and lets go at once. */
function mayLeaveLate(domElement: HTMLElement): boolean {
  return !domElement.isConnected && domElement.querySelector('dialog[open]') === null;
}

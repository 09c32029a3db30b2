import type { MountedRouter } from '@umbral/protocol/remote/remote-host.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Navigation } from '../navigation.ts';
import type { PageStage, ToldPage } from '../page-stage.ts';
import { currentEntry } from '../scroll-memory.ts';
import { followScrolled } from './scrolled-elements.ts';

interface KeptPage {
  readonly name: RemoteName;
  readonly router: MountedRouter;
  readonly slot: HTMLElement;
  readonly told: ToldPage;
  readonly at: number;
  readonly focused: HTMLElement | undefined;
  readonly scrollBack: () => void;
  readonly wake: () => void;
}

/** As many as a visitor goes back and forth between, each of another remote. */
const mostKept = 2;
/** Longer ago, what it says is asked for again. */
const keptMs = 10 * 60_000;

/**
 * Pages of remotes that were left for another remote's stay as they stand, out of the document, and come back with the
 * next picture: nodes, state, scroll and focus. What is somebody's own is not kept, nor what is not whole yet.
 */
export function keepPages(navigation: Navigation, stage: PageStage, now = () => performance.now()) {
  const kept = new Map<string, KeptPage>();
  const scrolled = followScrolled();

  function keep(name: RemoteName, router: MountedRouter, entry: string): boolean {
    const { slot, told } = stage.current();
    if (!told || told.facts.robots === 'noindex' || slot.dataset.boundary !== name || !isWhole(slot)) return false;
    const wake = router.rest?.();
    if (!wake) return false;
    stage.pageOf(name).keep();
    const focused = focusedIn(slot);
    kept.delete(entry);
    kept.set(entry, { name, router, slot, told, at: now(), focused, scrollBack: scrolled.leave(slot), wake });
    for (const [oldest] of [...kept].slice(0, -mostKept)) drop(oldest);
    return true;
  }

  function drop(entry: string): void {
    const page = kept.get(entry);
    kept.delete(entry);
    if (page && isHeld(page)) stage.pageOf(page.name).letGo();
  }

  /** Its remote may have come again since, for another page. */
  function isHeld({ name, slot }: KeptPage): boolean {
    return stage.pageOf(name).holds(slot);
  }

  function comeBack(): boolean {
    const entry = currentEntry();
    const page = kept.get(entry);
    if (!page) return false;
    if (!isHeld(page) || now() - page.at > keptMs) {
      drop(entry);
      return false;
    }
    kept.delete(entry);
    navigation.comeBack(page.name, page.router);
    stage.show(page.slot, page.told);
    page.scrollBack();
    page.focused?.focus({ preventScroll: true });
    page.wake();
    return true;
  }

  navigation.keepPages({ keep, comeBack });
  return {
    /** Who is signed in, or the currency, has changed. */
    forget() {
      for (const entry of [...kept.keys()]) drop(entry);
    },
  };
}

/** Drawn and alive, and nothing in it holds the whole document. */
function isWhole(slot: HTMLElement): boolean {
  return slot.hasChildNodes() && slot.dataset.ssr === undefined && slot.querySelector('dialog[open]') === null;
}

function focusedIn(slot: HTMLElement): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && slot.contains(activeElement) ? activeElement : undefined;
}

import { standsAsPainted, watchPaintedParts } from '../fixtures/painted-parts.ts';
import { expect } from '../fixtures/test.ts';
import type { EngineTab, Sought } from './engine-tab.ts';

declare global {
  interface Window {
    /** What went wrong in a document since `listenForFaults`; a document that is loaded anew has none. */
    faults?: string[];
  }
}

/** What a page shows, as far as the journeys of all engines ask. */
export interface Seen {
  readonly path: string;
  readonly query: string;
  readonly heading: string | undefined;
  /** Of its heading, not of a field or a button. */
  readonly hasFocus: boolean;
  readonly scrollTop: number;
  /** CSS pixels that the document is wider than its window. */
  readonly tooWide: number;
  /** Whether its remote has taken over. */
  readonly isAlive: boolean;
  readonly cards: number;
  /** Whether its page was put there from a part of the server, rather than drawn in the browser. */
  readonly isPart: boolean;
  /** What went wrong since the document came; absent where it came anew. */
  readonly faults: readonly string[] | undefined;
}

/** Reads what a tab shows. */
export async function look(tab: EngineTab): Promise<Seen> {
  const isPart = await tab.read(standsAsPainted, undefined);
  const shown = await tab.read(() => {
    const heading = document.querySelector('h1');
    const root = document.documentElement;
    return {
      path: location.pathname,
      query: location.search,
      heading: heading?.textContent ?? undefined,
      hasFocus: heading !== null && heading === document.activeElement,
      scrollTop: Math.round(scrollY),
      tooWide: root.scrollWidth - root.clientWidth,
      isAlive: document.querySelector('main:not([data-ssr])') !== null,
      cards: document.querySelectorAll('main article').length,
      faults: window.faults,
    };
  }, undefined);
  return { ...shown, isPart };
}

/** Waits until a tab shows this much. */
export function expectSeen(tab: EngineTab, wanted: Partial<Record<keyof Seen, unknown>>): Promise<void> {
  return expect.poll(() => look(tab), { timeout: 30_000 }).toMatchObject(wanted);
}

/** Opens an address, waits until its page is alive, and listens to what goes wrong from there on. */
export async function openAlive(tab: EngineTab, url: string): Promise<void> {
  await tab.goto(url);
  await expectSeen(tab, { isAlive: true });
  await tab.read(watchPaintedParts, undefined);
  await tab.read(() => {
    const faults: string[] = [];
    window.faults = faults;
    addEventListener('error', ({ message }) => {
      // Firefox tells as an error what only comes a frame later.
      if (!message.startsWith('ResizeObserver loop')) faults.push(`thrown: ${message}`);
    });
    addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${reason}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`policy: ${violatedDirective} ${blockedURI}`),
    );
  }, undefined);
}

/** Presses what is sought, as soon as it stands still and nothing lies over it. */
export function press(tab: EngineTab, sought: Sought): Promise<void> {
  return expect(() => tab.press(sought)).toPass({ timeout: 15_000 });
}

/** Chooses of a native list by the value of an option: the list that opens is a window of the system's, not the page's. */
export function choose(tab: EngineTab, css: string, value: string): Promise<void> {
  return expect.poll(() => tab.read(chooseOption, { css, value })).toBe(true);
}

/** Runs in the page. */
function chooseOption({ css, value }: { readonly css: string; readonly value: string }): boolean {
  const list = document.querySelector<HTMLSelectElement>(css);
  if (!list) return false;
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return list.value === value;
}

import { beforeEach, expect, test, vi } from 'vitest';
import { createScrollMemory, currentEntry } from './scroll-memory.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

function scrollTo(top: number): void {
  scrollUntold(top);
  dispatchEvent(new Event('scroll'));
}

/** The event comes with the next picture. */
function scrollUntold(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

test("each history entry keeps its own position; what scrolls in between is nobody's", () => {
  const memory = createScrollMemory();
  memory.follow('a');
  scrollTo(900);
  memory.leave();
  scrollTo(0);
  memory.follow('b');
  scrollTo(50);
  expect(memory.positionOf('a')).toBe(900);
  expect(memory.positionOf('b')).toBe(50);
  expect(history.scrollRestoration).toBe('manual');
});

test('positions survive a reload of the tab', () => {
  const memory = createScrollMemory();
  memory.follow('c');
  scrollTo(400);
  dispatchEvent(new Event('pagehide'));
  expect(createScrollMemory().positionOf('c')).toBe(400);
});

test('a page that is left before its scrolling was drawn is remembered where it was', () => {
  const memory = createScrollMemory();
  memory.follow('d');
  scrollUntold(300);
  memory.leave();
  scrollUntold(0);
  expect(memory.positionOf('d')).toBe(300);
  memory.follow('e');
  scrollUntold(700);
  dispatchEvent(new Event('pagehide'));
  expect(createScrollMemory().positionOf('e')).toBe(700);
});

test('an entry is named by its key, the first of a document by its address', () => {
  history.replaceState(null, '', '/feria?page=2');
  expect(currentEntry()).toBe('/feria?page=2');
  history.replaceState(null, '', '/feria?page=2#fin');
  expect(currentEntry()).toBe('/feria?page=2#fin');
  history.replaceState({ key: 'k1' }, '', '/feria');
  expect(currentEntry()).toBe('k1');
});

test("an anchor of a document's page has a place of its own, and Back from it leads to the one before", () => {
  history.replaceState({ idx: 0 }, '', '/feria');
  const memory = createScrollMemory();
  expect(memory.stay()).toBe(false);
  memory.follow(currentEntry());
  scrollTo(200);
  history.pushState(null, '', '#fin');
  expect(memory.stay()).toBe(true);
  expect(window.scrollTo).not.toHaveBeenCalled();
  scrollTo(1400);
  expect(memory.positionOf('/feria#fin')).toBe(1400);
  history.replaceState({ idx: 0 }, '', '/feria');
  expect(memory.stay()).toBe(true);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 200, behavior: 'instant' });
});

test('another page is not a place on the one before, nor is an entry that a router made', () => {
  history.replaceState(null, '', '/feria');
  const memory = createScrollMemory();
  memory.follow(currentEntry());
  history.replaceState({ key: 'k2' }, '', '/feria#fin');
  expect(memory.stay()).toBe(false);
  history.replaceState(null, '', '/feria?page=2');
  expect(memory.stay()).toBe(false);
});

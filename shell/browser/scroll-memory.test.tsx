import { expect, test } from 'vitest';
import { createScrollMemory, currentEntry } from './scroll-memory.ts';

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
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

test('an entry is named by its key, the first of a document by its address', () => {
  history.replaceState(null, '', '/feria?page=2');
  expect(currentEntry()).toBe('/feria?page=2');
  history.replaceState({ key: 'k1' }, '', '/feria');
  expect(currentEntry()).toBe('k1');
});

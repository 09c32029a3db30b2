import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';

vi.mock('../boot-data.ts', () => ({ boot: { remotes: [{ name: 'mf-search' }] } }));

const prefetch = vi.fn(async (_href: string) => undefined);
const href = '/proyectos-vivienda/bogota';

const followsPointer = vi.fn(() => true);
const isUnderWay = vi.fn(() => false);
const hint = vi.fn();
const hintLikely = vi.fn(() => true);
prefetchLinks({ prefetch, hint, hintLikely, isUnderWay, followsPointer });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<a href="${href}"><span>Bogotá</span></a>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

function happens(type: string): void {
  document.querySelector('span')?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

test('the first act brings the files of what others opened next, and not those of every link in sight', async () => {
  dispatchEvent(new Event('keydown'));
  await vi.runAllTimersAsync();
  expect(hintLikely).toHaveBeenCalledOnce();
  expect(hint).not.toHaveBeenCalled();
});

test('a pointer that rests on a link fetches its page ahead, one that passes does not', () => {
  happens('pointerover');
  vi.advanceTimersByTime(60);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(200);
  expect(prefetch).not.toHaveBeenCalled();
  happens('pointerover');
  vi.advanceTimersByTime(70);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(href);
});

test('while a page that was chosen is on its way no other is fetched', () => {
  isUnderWay.mockReturnValueOnce(true);
  happens('pointerover');
  vi.advanceTimersByTime(200);
  expect(prefetch).not.toHaveBeenCalled();
});

test('a link that is pressed at once is fetched by its navigation alone', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  happens('pointerover');
  vi.advanceTimersByTime(20);
  happens('click');
  vi.advanceTimersByTime(200);
  expect(prefetch).not.toHaveBeenCalled();
});

test('a press fetches at once', () => {
  happens('pointerdown');
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(href);
});

test('a pointer that never tells where its visitor goes is not followed any more', () => {
  followsPointer.mockReturnValueOnce(false);
  happens('pointerover');
  vi.advanceTimersByTime(200);
  expect(prefetch).not.toHaveBeenCalled();
});

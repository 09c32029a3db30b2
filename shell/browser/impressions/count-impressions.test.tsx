import { impressionsPath } from '@umbral/domain/api/impressions-path.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countImpressions } from './count-impressions.ts';

type Callback = (entries: readonly object[]) => void;

/** Stands in for the browser's own measuring, which there is none of here: a test says what is in view. */
let measured: { callback: Callback; observed: Set<Element> };
let sent: string[];
let showPage: (path: string) => void;
let isHidden = false;

class Measuring {
  private readonly own: { callback: Callback; observed: Set<Element> };
  constructor(callback: Callback) {
    this.own = { callback, observed: new Set() };
    measured = this.own;
  }
  observe(card: Element) {
    this.own.observed.add(card);
  }
  unobserve(card: Element) {
    this.own.observed.delete(card);
  }
}

const card = (plant: string) => {
  const element = document.body.appendChild(document.createElement('article'));
  element.dataset.impression = plant;
  return element;
};

/** The browser measures a card; one that nobody observes is not told. */
function show(target: Element, intersectionRatio: number, height = 100): void {
  if (!measured.observed.has(target)) return;
  const rest = { intersectionRect: { height }, rootBounds: { height: 800 } };
  measured.callback([{ target, isIntersecting: intersectionRatio > 0, intersectionRatio, ...rest }]);
}

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  isHidden = false;
  document.body.replaceChildren();
  vi.stubGlobal('IntersectionObserver', Measuring);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal(
    'Blob',
    class {
      parts: string[];
      constructor(parts: string[]) {
        this.parts = parts;
      }
    },
  );
  navigator.sendBeacon = (url, body) => {
    sent.push(`${String(url)} ${String(Reflect.get(Object(body), 'parts'))}`);
    return true;
  };
  // The selector is the browser's own.
  const find = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    find(selector === 'dialog:modal' ? 'dialog[open]' : selector),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = () => countImpressions('/api', { onShown: (callback) => (showPage = callback) });
const plants = () => sent.flatMap((message) => JSON.parse(message.slice(message.indexOf('{'))).plants);

test('half a card for a second is seen, and told to the API in one message', () => {
  const [first, second] = [card('7'), card('8')];
  start();
  show(first, 0.5);
  show(second, 1);
  vi.advanceTimersByTime(6000);
  expect(sent).toEqual([`/api${impressionsPath} {"plants":[7,8]}`]);
});

test('less than half, or less than a second, is not', () => {
  const [first, second] = [card('7'), card('8')];
  start();
  show(first, 0.49);
  show(second, 1);
  vi.advanceTimersByTime(900);
  show(second, 0.2);
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

test('a card taller than the window is seen where it fills half of it', () => {
  const tall = card('7');
  start();
  show(tall, 0.3, 400);
  vi.advanceTimersByTime(6000);
  expect(plants()).toEqual([7]);
});

test('a plant counts once on a page, in whichever list, and again on the next one', async () => {
  const [first, again] = [card('7'), card('7')];
  start();
  show(first, 1);
  show(again, 1);
  vi.advanceTimersByTime(6000);
  show(first, 0);
  show(first, 1);
  vi.advanceTimersByTime(6000);
  expect(plants()).toEqual([7]);
  showPage('/otra');
  await vi.advanceTimersByTimeAsync(300);
  show(again, 1);
  vi.advanceTimersByTime(6000);
  expect(plants()).toEqual([7, 7]);
});

test('cards that come later are watched, and a card that shows another plant counts for that one too', async () => {
  start();
  const late = card('9');
  await vi.advanceTimersByTimeAsync(300);
  show(late, 1);
  vi.advanceTimersByTime(6000);
  late.dataset.impression = '10';
  await vi.advanceTimersByTimeAsync(300);
  show(late, 1);
  vi.advanceTimersByTime(6000);
  expect(plants()).toEqual([9, 10]);
});

test('a tab in the background sees nothing; what was seen is sent as it goes there', () => {
  const [first, second] = [card('7'), card('8')];
  start();
  show(first, 1);
  vi.advanceTimersByTime(1000);
  show(second, 1);
  setHidden(true);
  expect(plants()).toEqual([7]);
  vi.advanceTimersByTime(60_000);
  expect(plants()).toEqual([7]);
  setHidden(false);
  show(second, 1);
  vi.advanceTimersByTime(6000);
  expect(plants()).toEqual([7, 8]);
});

test('what lies behind a dialog is not seen until that is closed, what is in it is', () => {
  const behind = card('7');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const inside = dialog.appendChild(card('8'));
  dialog.setAttribute('open', '');
  start();
  show(behind, 1);
  show(inside, 1);
  vi.advanceTimersByTime(6000);
  expect(plants()).toEqual([8]);
  dialog.removeAttribute('open');
  vi.advanceTimersByTime(6000);
  expect(plants()).toEqual([8, 7]);
});

test('a card without a number is none, and one that has left is forgotten', () => {
  const [broken, gone] = [card('x'), card('7')];
  start();
  show(broken, 1);
  show(gone, 1);
  gone.remove();
  vi.advanceTimersByTime(6000);
  expect(sent).toEqual([]);
});

test('a hundred cards are two messages', () => {
  const all = Array.from({ length: 100 }, (_, index) => card(String(index + 1)));
  start();
  for (const one of all) show(one, 1);
  vi.advanceTimersByTime(6000);
  expect(sent).toHaveLength(2);
  expect(new Set(plants()).size).toBe(100);
});

import { afterEach, expect, test, vi } from 'vitest';
import { SeesNothing } from '../testing/sees-nothing.ts';
import { keepCardHeight } from './card-height.ts';

let tell: ResizeObserverCallback = () => undefined;

class Watched extends SeesNothing {
  constructor(callback: ResizeObserverCallback) {
    super();
    tell = callback;
  }
}

/** The cell of a plant, so high, with its card in sight or not. */
function cellOf(plant: string, height: number, isInSight = true): HTMLElement {
  const cell = document.createElement('div');
  cell.dataset.plant = plant;
  Object.defineProperty(cell, 'clientHeight', { value: height });
  const card = cell.appendChild(document.createElement('article'));
  card.checkVisibility = () => isInSight;
  return cell;
}

const resize = (target: Element) => tell([{ target } as ResizeObserverEntry], {} as ResizeObserver);
const placeOf = (cell: HTMLElement) => cell.style.getPropertyValue('contain-intrinsic-height');

afterEach(() => vi.unstubAllGlobals());

test('[B040] the place of a card that was in sight is as high in the next list', () => {
  vi.stubGlobal('ResizeObserver', Watched);
  const [seen, unseen] = [cellOf('1', 642), cellOf('2', 616, false)];
  keepCardHeight(seen);
  keepCardHeight(unseen);
  resize(seen);
  resize(unseen);
  // The same cells come back where their page is kept.
  expect([seen, unseen].map(placeOf)).toEqual(['auto 642px', '']);
  const again = [cellOf('1', 0), cellOf('2', 0)];
  again.forEach(keepCardHeight);
  expect(again.map(placeOf)).toEqual(['auto 642px', '']);
});

test('the heights of a whole list are read before the first is written: each writing would lay out anew', () => {
  vi.stubGlobal('ResizeObserver', Watched);
  const cells = [cellOf('1', 642), cellOf('2', 630)];
  cells.forEach(keepCardHeight);
  const done: string[] = [];
  for (const { style, firstElementChild } of cells) {
    if (firstElementChild) firstElementChild.checkVisibility = () => done.push('read') > 0;
    vi.spyOn(style, 'setProperty').mockImplementation(() => void done.push('written'));
  }
  tell(
    cells.map((target) => ({ target }) as unknown as ResizeObserverEntry),
    {} as ResizeObserver,
  );
  expect(done).toEqual(['read', 'read', 'written', 'written']);
});

import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { plantCardOf } from 'shared-contracts/ui/plant-card.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHits } from '../model/plant-hit.ts';
import { hit } from '../testing/index-answers.ts';
import { useDrawnCards } from './use-drawn-cards.ts';

const cardsOf = (first: number, count: number) =>
  readHits(Array.from({ length: count }, (_, index) => hit(first + index))).map((plant) => plantCardOf(plant, 0));

/** What stands on the screen after each drawing of the list, as ids. */
function drawings(lists: readonly ReturnType<typeof cardsOf>[]): number[][] {
  const drawn: number[][] = [];
  function List({ cards }: { readonly cards: ReturnType<typeof cardsOf> }) {
    const isDrawn = useDrawnCards(cards);
    const ids = cards.filter(isDrawn).map(({ id }) => id);
    useEffect(() => {
      drawn.push(ids);
    });
    return null;
  }
  const [first = [], ...later] = lists;
  const { rerender } = render(<List cards={first} />);
  for (const cards of later) rerender(<List cards={cards} />);
  return drawn;
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1100);
});

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('a first list is drawn whole, a new one from the top and then whole', () => {
  expect(drawings([cardsOf(1, 24), cardsOf(101, 24)])).toEqual([range(1, 24), range(101, 103), range(101, 124)]);
});

test('a phone has two cards at once', () => {
  vi.stubGlobal('innerWidth', 390);
  expect(drawings([cardsOf(1, 24), cardsOf(101, 24)])[1]).toEqual([101, 102]);
});

test('what stands already stays drawn, and more cards are drawn from the first new one on', () => {
  const first = cardsOf(1, 24);
  const more = [...first, ...cardsOf(25, 24)];
  expect(drawings([first, more])).toEqual([range(1, 24), range(1, 27), range(1, 48)]);
  expect(drawings([first, first.toReversed()])).toEqual([
    range(1, 24),
    range(1, 24).toReversed(),
    range(1, 24).toReversed(),
  ]);
});

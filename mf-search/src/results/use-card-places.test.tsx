import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { plantCardOf } from 'shared-contracts/ui/plant-card.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHits } from '../model/plant-hit.ts';
import { hit } from '../testing/index-answers.ts';
import { useCardPlaces } from './use-card-places.ts';

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const cardsOf = (ids: readonly number[]) => readHits(ids.map((id) => hit(id))).map((plant) => plantCardOf(plant, 0));

/** Whose cards stand after each drawing of the lists, until the last one is whole; 0 in a place where nothing stands. */
async function drawings(lists: readonly ReturnType<typeof cardsOf>[]): Promise<number[][]> {
  const drawn: number[][] = [];
  function List({ cards }: { readonly cards: ReturnType<typeof cardsOf> }) {
    const places = useCardPlaces(cards);
    expect(places.map(({ plantId }) => plantId)).toEqual(cards.map(({ id }) => id));
    const ids = places.map(({ card }) => card?.id ?? 0);
    useEffect(() => {
      drawn.push(ids);
    });
    return null;
  }
  const [first = [], ...later] = lists;
  const { rerender } = render(<List cards={first} />);
  for (const cards of later) rerender(<List cards={cards} />);
  const whole = lists.at(-1)?.map(({ id }) => id);
  await vi.waitFor(() => expect(drawn.at(-1)).toEqual(whole));
  return drawn;
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1100);
});

test('a first list is drawn whole, a new one from the top and then whole', async () => {
  expect(await drawings([cardsOf(range(1, 24)), cardsOf(range(101, 124))])).toEqual([
    range(1, 24),
    [...range(101, 103), ...range(4, 24)],
    range(101, 124),
  ]);
});

test('a phone has two cards at once', async () => {
  vi.stubGlobal('innerWidth', 390);
  const [, first] = await drawings([cardsOf(range(1, 4)), cardsOf(range(101, 104))]);
  expect(first).toEqual([101, 102, 3, 4]);
});

test('more cards are drawn from the first new one on', async () => {
  const first = cardsOf(range(1, 24));
  const more = [...first, ...cardsOf(range(25, 30))];
  expect(await drawings([first, more])).toEqual([range(1, 24), [...range(1, 27), 0, 0, 0], range(1, 30)]);
});

test('a shorter list leaves no place of the one before', async () => {
  const [, first] = await drawings([cardsOf(range(1, 6)), cardsOf([101, 102])]);
  expect(first).toEqual([101, 102]);
});

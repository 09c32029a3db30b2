import { render } from '@testing-library/react';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHits } from '../model/plant-hit.ts';
import { hit } from '../testing/index-answers.ts';
import { type CardPlace, useCardPlaces } from './use-card-places.ts';

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const cardsOf = (ids: readonly number[]) => readHits(ids.map((id) => hit(id))).map((plant) => plantCardOf(plant, 0));

/** The two halves of what stands in each place, "upper" or "upper/lower"; empty where nothing stands. */
const halves = ({ card, former = card }: CardPlace) =>
  card && former ? [...new Set([card.id, former.id])].join('/') : '';

/** What stands after each drawing of the lists, until the last one is whole. */
async function drawings(lists: readonly ReturnType<typeof cardsOf>[]): Promise<string[][]> {
  const drawn: string[][] = [];
  function List({ cards }: { readonly cards: ReturnType<typeof cardsOf> }) {
    const places = useCardPlaces(cards);
    useEffect(() => {
      drawn.push(places.map(halves));
    });
    return null;
  }
  const [first = [], ...later] = lists;
  const { rerender } = render(<List cards={first} />);
  for (const cards of later) rerender(<List cards={cards} />);
  const whole = lists.at(-1)?.map(({ id }) => `${id}`);
  await vi.waitFor(() => expect(drawn.at(-1)).toEqual(whole));
  return drawn;
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1100);
});

test('a new list is drawn from the top: what is in sight of its first row, the rest of that row, the others', async () => {
  expect(await drawings([cardsOf(range(1, 6)), cardsOf(range(101, 106))])).toEqual([
    ['1', '2', '3', '4', '5', '6'],
    ['101/1', '102/2', '103/3', '4', '5', '6'],
    ['101', '102', '103', '4', '5', '6'],
    ['101', '102', '103', '104', '105', '106'],
  ]);
});

test('a phone has one card in a row', async () => {
  vi.stubGlobal('innerWidth', 390);
  const [, first] = await drawings([cardsOf(range(1, 3)), cardsOf(range(101, 103))]);
  expect(first).toEqual(['101/1', '2', '3']);
});

test('more cards are drawn from the first new one on, whole where none stood', async () => {
  const first = cardsOf(range(1, 4));
  const [, more] = await drawings([first, [...first, ...cardsOf(range(5, 9))]]);
  expect(more).toEqual(['1', '2', '3', '4', '5', '6', '7', '', '']);
});

test('a shorter list leaves no place of the one before', async () => {
  const [, first] = await drawings([cardsOf(range(1, 6)), cardsOf([101, 102])]);
  expect(first).toEqual(['101/1', '102/2']);
});

test('a place says whose card stands there, and whose will where none does', async () => {
  const seen: number[][] = [];
  function List({ cards }: { readonly cards: ReturnType<typeof cardsOf> }) {
    seen.push(useCardPlaces(cards).map(({ plantId }) => plantId));
    return null;
  }
  const { rerender } = render(<List cards={cardsOf(range(1, 4))} />);
  rerender(<List cards={cardsOf(range(101, 105))} />);
  expect(seen.at(-1)).toEqual([101, 102, 103, 4, 105]);
});

import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { expect, test } from 'vitest';
import { type KeptHome, shownHomes } from './kept-home.ts';

function home(id: number, priceCop: number | undefined, more: Partial<KeptHome> = {}): KeptHome {
  const card = { id, priceCop } as PlantCard;
  return { card, savedAt: '2026-11-03T12:00:00Z', listId: null, note: '', toldCop: null, ...more };
}

const ids = (homes: readonly KeptHome[]) => homes.map(({ card }) => card.id);
const homes = [home(1, 300, { listId: 7 }), home(2, undefined), home(3, 100), home(4, 200, { listId: 7 })];

test('[B136] favourites stand as they were saved, or by price, those without a price last', () => {
  expect(ids(shownHomes(homes, null, 'saved'))).toEqual([1, 2, 3, 4]);
  expect(ids(shownHomes(homes, null, 'cheap'))).toEqual([3, 4, 1, 2]);
  expect(ids(shownHomes(homes, null, 'dear'))).toEqual([1, 4, 3, 2]);
});

test('[B136] a list shows what lies in it', () => {
  expect(ids(shownHomes(homes, 7, 'cheap'))).toEqual([4, 1]);
});

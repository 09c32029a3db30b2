import { renderHook, waitFor } from '@testing-library/react';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import { expect, test } from 'vitest';
import { readHits } from '../model/plant-hit.ts';
import { hit } from '../testing/index-answers.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { useLayoutCards } from './use-layout-cards.ts';

const cards = readHits(Array.from({ length: 30 }, (_, index) => hit(index + 1))).map((of) => plantCardOf(of, 0));

test('another layout begins with its first dozen plants and has all of them a moment later', async () => {
  const counts: number[] = [];
  const draw = (data: Pick<ListingData, 'view'>) => {
    const drawn = useLayoutCards(cards, data);
    counts.push(drawn.length);
    return drawn;
  };
  const { result, rerender } = renderHook(draw, { initialProps: { view: 'cards' } });
  expect(counts).toEqual([30]);
  rerender({ view: 'compact' });
  expect(counts.slice(1)).toEqual([12]);
  await waitFor(() => expect(result.current).toHaveLength(30));
});

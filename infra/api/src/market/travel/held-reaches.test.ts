import { ringsOf } from '@umbral/domain/travel/straight-reach.ts';
import { travelModel } from '@umbral/domain/travel/travel-model.ts';
import { emptyNetwork } from '@umbral/domain/travel/travel-network.ts';
import { expect, test } from 'vitest';
import { heldReaches } from './held-reaches.ts';

const here = { lat: 4.65, lng: -74.08 };
const network = { ...emptyNetwork, stations: [{ name: 'Una', system: 'Metro', city: 'x', ...here }] };
const model = travelModel(network);
const walk = (minutes: number, place = here) => ({ ...place, minutes, mode: 'walk' }) as const;

test('[C412] of many who ask at once a few wait, the others get no rings, and that is not kept', async () => {
  const reachOf = heldReaches(async () => model);
  const asked = Array.from({ length: 12 }, (_, index) => walk(5 + index));
  const answers = await Promise.all(asked.map(reachOf));
  const told = answers.filter((rings) => rings.length > 0);
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(12);
  expect(answers.at(-1)).toEqual([]);
  expect((await reachOf(walk(16))).length).toBeGreaterThan(0);
});

test('[C412] a place that many ask about is reckoned once, however finely each of them says where it is', async () => {
  const reachOf = heldReaches(async () => model);
  const near = Array.from({ length: 12 }, (_, index) => walk(20, { ...here, lat: here.lat + index / 100_000 }));
  const answers = await Promise.all(near.map(reachOf));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]?.length).toBe(1);
});

test('[C412] without ways nothing is reckoned', async () => {
  const away = walk(20, { lat: 7, lng: -70 });
  const reachOf = heldReaches(async () => model);
  expect(await reachOf(away)).toEqual(ringsOf(away));
});

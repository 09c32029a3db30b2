import { randomOf } from 'infra-random/random.ts';
import { expect, test } from 'vitest';
import { indexSettingsSchema } from '../settings/index-settings.ts';
import { IndexView } from '../settings/index-view.ts';
import { unionSchema } from '../settings/union-schema.ts';
import { buildSegment, packRecords } from './build-segment.ts';
import { keepEitherRange } from './either-range.ts';
import { compareLeaf, type NumberLeaf } from './filter.ts';
import { collectAll, filterConditions } from './filter-match.ts';
import { Segment } from './segment.ts';

interface Plant {
  objectID: string;
  fee?: number;
  delivery?: number;
}

const random = randomOf(11);
const plants: Plant[] = Array.from({ length: 500 }, (_, index) => ({
  objectID: String(index),
  ...(random.chance(0.1) ? {} : { fee: random.below(1000) }),
  ...(random.chance(0.1) ? {} : { delivery: random.below(1000) }),
}));
const schema = unionSchema([new IndexView(indexSettingsSchema.parse({}))]);
const segment = new Segment(buildSegment([packRecords(plants.map((plant) => JSON.stringify(plant)))], schema));
const all = segment.data.count;

const later = (from: number): NumberLeaf => compareLeaf('delivery', '>=', from);
const reached = (to: number): NumberLeaf => compareLeaf('fee', '<=', to);

test('clauses of two ranges, however many, keep what either range holds', () => {
  for (let round = 0; round < 100; round++) {
    const limits = Array.from(
      { length: 1 + random.below(12) },
      () => [random.below(1000), random.below(1000)] as const,
    );
    const filter = limits.map(([from, to]) => [later(from), reached(to)]);
    const out = new Uint32Array(all);
    const count = collectAll(
      segment,
      filterConditions(segment, filter, () => false),
      out,
    );
    const expected = plants.flatMap(({ fee = Number.NaN, delivery = Number.NaN }, doc) =>
      limits.every(([from, to]) => delivery >= from || fee <= to) ? [doc] : [],
    );
    expect([...out.subarray(0, count)]).toEqual(expected);
  }
});

test('other clauses have no such loop', () => {
  expect(keepEitherRange(segment, [later(5)])).toBeUndefined();
  expect(keepEitherRange(segment, [later(5), compareLeaf('fee', '<', 5)])).toBeUndefined();
  expect(keepEitherRange(segment, [later(5), compareLeaf('fee', '!=', 5)])).toBeUndefined();
  expect(keepEitherRange(segment, [later(5), compareLeaf('unknown', '<=', 5)])).toBeUndefined();
});

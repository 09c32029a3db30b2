import { randomOf } from 'infra-random/random.ts';
import { expect, test } from 'vitest';
import { parseSearchParameters } from '../parameters/search-parameters.ts';
import { runSearch } from '../query/run-search.ts';
import { indexSettingsSchema } from '../settings/index-settings.ts';
import { IndexView } from '../settings/index-view.ts';
import { SynonymLookup } from '../settings/synonym-lookup.ts';
import { unionSchema } from '../settings/union-schema.ts';
import { samplePlant } from '../testing/sample-plants.ts';
import { buildSegment, packRecords } from './build-segment.ts';
import { Segment } from './segment.ts';
import { WorkBudget } from './work-budget.ts';

const random = randomOf(5);
const view = new IndexView(
  indexSettingsSchema.parse({
    searchableAttributes: ['title', 'description'],
    attributesForFaceting: ['type', 'amenities', 'builder'],
  }),
);
const plants = Array.from({ length: 3000 }, (_, i) => JSON.stringify(samplePlant(random, i)));
const target = {
  name: 'plants',
  segments: [new Segment(buildSegment([packRecords(plants)], unionSchema([view])))],
  view,
  synonyms: new SynonymLookup([]),
  rules: new Map(),
  isVirtual: false,
};
const letters = [...'abcdefghijklmnopqrst'];

function ask(raw: object, units = Number.POSITIVE_INFINITY) {
  const budget = new WorkBudget(units, Number.POSITIVE_INFINITY);
  const { answer } = runSearch(target, parseSearchParameters({ ...raw }), budget);
  return { ...answer, budget };
}

test.each([
  ['words', { query: 'apartamento terraza', facets: ['*'] }],
  ['twenty letters, none of them needed', { query: letters.join(' '), queryType: 'prefixAll', optionalWords: letters }],
  ['many values in a filter', { filters: letters.map((value) => `price < ${value.charCodeAt(0)}000000`).join(' OR ') }],
  ['a phrase and what is left out', { query: '"casa moderna" -parque', advancedSyntax: true }],
  ['optional filters', { optionalFilters: letters.map((value) => `type:${value}`) }],
  ['an area', { insidePolygon: [4, -75, 5, -75, 5, -73, 4, -73] }],
  ['around a point', { aroundLatLng: '4.7,-74.1' }],
])('%s: with less than it costs the answer is true, says that it may not be all, and the work ends', (_, raw) => {
  const whole = ask(raw);
  expect(whole.exhaustive).toEqual({ nbHits: true, facetsCount: true });
  for (const share of [0.9, 0.5, 0.1, 0]) {
    const cut = ask(raw, Math.floor(whole.budget.used * share));
    expect(cut.budget.isCut).toBe(true);
    expect(cut.total).toBeLessThanOrEqual(whole.total);
    expect(cut.total === whole.total || !cut.exhaustive.nbHits).toBe(true);
  }
});

test('facets that there was no budget for are missing, not wrong', () => {
  const raw = { query: 'casa', facets: ['*'] };
  const whole = ask(raw);
  const cut = ask(raw, whole.budget.used - whole.total * 8);
  expect(cut.exhaustive.facetsCount).toBe(false);
  expect(cut.facets.size).toBeLessThan(whole.facets.size);
  for (const [name, counts] of cut.facets) expect(counts).toEqual(whole.facets.get(name));
});

test('the time is a budget too', () => {
  const { answer } = runSearch(target, parseSearchParameters({ query: 'casa' }), new WorkBudget(1e9, 0));
  expect(answer).toMatchObject({ total: 0, exhaustive: { nbHits: false } });
});

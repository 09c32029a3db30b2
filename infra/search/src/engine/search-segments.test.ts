import { randomOf } from 'infra-random/random.ts';
import { describe, expect, test } from 'vitest';
import { parseSearchParameters } from '../parameters/search-parameters.ts';
import { planQuery } from '../query/query-plan.ts';
import { indexSettingsSchema } from '../settings/index-settings.ts';
import { IndexView } from '../settings/index-view.ts';
import { SynonymLookup } from '../settings/synonym-lookup.ts';
import { unionSchema } from '../settings/union-schema.ts';
import type { SearchTarget } from '../store/search-target.ts';
import { askOracle } from '../testing/brute-force-oracle.ts';
import { type OracleQuery, randomQuery, toParameters } from '../testing/oracle-query.ts';
import { type SamplePlant, samplePlant } from '../testing/sample-plants.ts';
import { buildSegment, packRecords } from './build-segment.ts';
import { type SearchAnswer, searchSegments } from './search-segments.ts';
import { Segment } from './segment.ts';

const QUERIES = 500;
const TIMEOUT_MS = 120_000;
const SETTINGS = {
  searchableAttributes: ['title', 'place.city', 'unordered(description)'],
  attributesForFaceting: [
    'place.city',
    'type',
    'searchable(status)',
    'amenities',
    'stratum',
    'isVis',
    'builder',
    'price',
  ],
  customRanking: ['desc(rank)', 'asc(stratum)'],
  attributeForDistinct: 'builder',
  ignorePlurals: ['es'],
  paginationLimitedTo: 0,
};
const DEFAULT_RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
const VIEWS = {
  plants: new IndexView(indexSettingsSchema.parse(SETTINGS)),
  plants_by_price: new IndexView(
    indexSettingsSchema.parse({ ...SETTINGS, ranking: ['asc(price)', ...DEFAULT_RANKING] }),
  ),
  plants_dear_first: new IndexView(
    indexSettingsSchema.parse({ ...SETTINGS, ranking: ['desc(price)', ...DEFAULT_RANKING] }),
  ),
};
const SCHEMA = unionSchema(Object.values(VIEWS));

function segmentOf(plants: readonly SamplePlant[]): Segment {
  return new Segment(buildSegment([packRecords(plants.map((plant) => JSON.stringify(plant)))], SCHEMA));
}

function search(segments: readonly Segment[], query: OracleQuery): SearchAnswer {
  const target: SearchTarget = {
    name: query.index,
    segments,
    view: VIEWS[query.index],
    synonyms: new SynonymLookup([]),
    rules: new Map(),
    isVirtual: false,
  };
  return searchSegments(segments, planQuery(target, parseSearchParameters(toParameters(query))).query);
}

function comparable(answer: SearchAnswer) {
  const facets = [...answer.facets].filter(([, counts]) => counts.size > 0);
  return {
    total: answer.total,
    ids: answer.records.map(({ segment, doc }) => segment.objectId(doc)),
    facets: Object.fromEntries(facets.map(([attribute, counts]) => [attribute, Object.fromEntries(counts)])),
    statistics: Object.fromEntries(
      [...answer.statistics].map(([attribute, { min, max, sum }]) => [attribute, { min, max, sum }]),
    ),
  };
}

describe('against the brute-force oracle', () => {
  const random = randomOf(20261121);
  const plants = Array.from({ length: 600 }, (_, i) => samplePlant(random, i));
  const queries = Array.from({ length: QUERIES }, () => randomQuery(random));

  test(
    `${QUERIES} random queries over one segment: totals, facets, statistics and order`,
    () => {
      const segments = [segmentOf(plants)];
      let hits = 0;
      for (const query of queries) {
        const answer = comparable(search(segments, query));
        expect(answer, JSON.stringify(query)).toEqual(askOracle(plants, query));
        hits += answer.total > 0 ? 1 : 0;
      }
      expect(hits).toBeGreaterThan(QUERIES / 3);
    },
    TIMEOUT_MS,
  );

  test(
    'the same over three segments with deleted and replaced records',
    () => {
      const replaced = plants
        .slice(300, 400)
        .map((plant, i) => ({ ...samplePlant(random, i), objectID: plant.objectID }));
      const segments = [segmentOf(plants.slice(0, 450)), segmentOf(plants.slice(450)), segmentOf(replaced)];
      for (const plant of replaced) expect(segments[0]?.delete(plant.objectID)).toBe(true);
      for (const plant of plants.slice(0, 50)) expect(segments[0]?.delete(plant.objectID)).toBe(true);
      const live = [...plants.slice(50, 300), ...plants.slice(400), ...replaced];
      for (const query of queries) {
        expect(comparable(search(segments, query)), JSON.stringify(query)).toEqual(askOracle(live, query));
      }
    },
    TIMEOUT_MS,
  );
});

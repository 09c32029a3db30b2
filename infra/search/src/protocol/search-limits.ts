import { badRequest } from '../protocol-error.ts';
import type { SearchLimits } from './search-job.ts';

const TAG = 1000;
const QUERY = 4096;
/** Hundreds of values of a facet. */
const FILTER = 16_384;

/** Characters of parameters that cost the more the longer they are; lists count as JSON. */
const LONGEST: Readonly<Record<string, number>> = {
  query: QUERY,
  similarQuery: QUERY,
  filters: FILTER,
  facetFilters: FILTER,
  numericFilters: FILTER,
  tagFilters: FILTER,
  optionalFilters: FILTER,
  // These stand in an answer many times.
  highlightPreTag: TAG,
  highlightPostTag: TAG,
  snippetEllipsisText: TAG,
};

/**
 * What a request with a key that only searches may cost: some twenty times what the dearest page of a large listing
 * does. The time is for a thread that gets none of its processor; what is asked for too much ends by its units before.
 */
export const VISITOR_LIMITS: SearchLimits = {
  queryUnits: 40_000_000,
  queryMilliseconds: 1000,
  requestUnits: 160_000_000,
  requestMilliseconds: 3000,
  answerBytes: 8 << 20,
};

/** Programs that may write know what they ask. */
export const OUR_LIMITS: SearchLimits = { ...VISITOR_LIMITS, requestUnits: 400_000_000, answerBytes: 64 << 20 };

/** Hits of a request: a map asks for ten pages of a thousand, and little beside. */
const MOST_HITS = 12_000;
const DEFAULT_HITS = 20;
/** Points of areas: a border of a city has some hundred. */
const MOST_POINTS = 500;

/** Refuses requests for more hits than any page asks for, over all of their queries. */
export function refuseManyHits(all: readonly Record<string, unknown>[]): void {
  const hits = all.reduce(
    (sum, { hitsPerPage, length }) => sum + (Number(length ?? hitsPerPage ?? DEFAULT_HITS) || 0),
    0,
  );
  if (hits > MOST_HITS) throw badRequest(`hitsPerPage: at most ${MOST_HITS} hits in one request`);
}

/** Refuses parameters that are longer than any page sends them. */
export function refuseLongParameters(raw: Record<string, unknown>): void {
  for (const [name, longest] of Object.entries(LONGEST)) {
    const value = raw[name];
    if (value === undefined || value === null) continue;
    const { length } = typeof value === 'string' ? value : JSON.stringify(value);
    if (length > longest) throw badRequest(`${name}: at most ${longest} characters`);
  }
  for (const name of ['insidePolygon', 'insideBoundingBox']) {
    const numbers = String(raw[name] ?? '').split(',').length;
    if (numbers > MOST_POINTS * 2) throw badRequest(`${name}: at most ${MOST_POINTS} points`);
  }
}

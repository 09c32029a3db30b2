import { bestOfGroups } from './best-of-groups.ts';
import { countFacet, countStatistics, type FacetCounts, type FacetStatistics } from './facet-count.ts';
import { filterConditions } from './filter-match.ts';
import { type FoundRecord, foundRecord } from './found-record.ts';
import { distanceTo, NO_DISTANCE } from './geo-match.ts';
import { MatchGroups } from './match-groups.ts';
import { type PromotedRecord, withPromoted } from './promotion.ts';
import { effectiveRanking, mergeRanked, rankMatches } from './ranking.ts';
import { keepRelevant } from './relevancy.ts';
import type { SearchQuery } from './search-query.ts';
import type { Segment } from './segment.ts';
import { SegmentMatches } from './segment-matches.ts';
import type { WorkBudget } from './work-budget.ts';

/** What a search found. */
export interface SearchAnswer {
  total: number;
  /** How many of them are relevant enough for an order of their own; null without such a limit. */
  sortedTotal: number | null;
  records: FoundRecord[];
  facets: Map<string, FacetCounts>;
  statistics: Map<string, FacetStatistics>;
  /** Whether all matches and all facets were reached within the budget. */
  exhaustive: { nbHits: boolean; facetsCount: boolean };
}

/** Records that an automatic radius should cover. */
const AUTOMATIC_HITS = 1000;
/** Steps from half the earth to a metre. */
const HALVINGS = 25;

/** Searches the segments of an index and merges their answers. */
export function searchSegments(segments: readonly Segment[], query: SearchQuery): SearchAnswer {
  const all = segments.map((segment) => new SegmentMatches(segment, query));
  if (query.typoTolerance !== 'all') keepFewestTypos(all, query.typoTolerance === 'min' ? 0 : 1);
  if (query.hidden.length > 0) withoutRecords(all, query.hidden);
  const isWhole = !query.budget.isCut;
  const { distinct } = query;
  const counted = countFacets(all, query);
  const promoted = findPromoted(all, query);
  const promotedIds = promoted.map(({ record }) => record.segment.objectId(record.doc));
  if (promoted.length > 0) withoutRecords(all, promotedIds);
  const matching = totalCount(all) + promoted.length;
  const sortedTotal = query.relevancyStrictness === null ? null : keepRelevant(all, query.relevancyStrictness);
  const facts = { ...counted, exhaustive: exhaustiveness(isWhole, counted, query) };
  if (distinct !== null) return { ...facts, ...bestOfGroups(all, { query, distinct, promoted }), sortedTotal: null };
  const ranking = effectiveRanking(query);
  const limit = query.offset + query.length;
  const lists = query.length === 0 ? [] : all.map((matches) => rankMatches(matches, ranking, limit));
  const records = mergeRanked(lists, ranking)
    .slice(0, limit)
    .map((record) => foundRecord(record, query, null));
  return {
    ...facts,
    total: matching,
    sortedTotal: sortedTotal === null ? null : sortedTotal + promoted.length,
    records: withPromoted(records, promoted).slice(query.offset, limit),
  };
}

/** How many records match, and nothing else. */
export function countSegments(segments: readonly Segment[], query: SearchQuery): number {
  return totalCount(segments.map((segment) => new SegmentMatches(segment, query)));
}

/** The objectIDs of all matches, in no particular order. */
export function matchingIds(segments: readonly Segment[], query: SearchQuery): string[] {
  return segments.flatMap((segment) => {
    const { ids, count } = new SegmentMatches(segment, query);
    return Array.from(ids.subarray(0, count), (doc) => segment.objectId(doc));
  });
}

/**
 * The radius in metres that covers enough records around a point, all of them where there are fewer. Found by halving:
 * sorting all distances would cost several times as much.
 */
export function automaticRadius(
  segments: readonly Segment[],
  point: { lat: number; lng: number },
  budget: WorkBudget,
): number {
  const places = segments.reduce((sum, { data }) => sum + (data.geo?.entryDoc.length ?? 0), 0);
  if (!budget.allows(places * HALVINGS)) return 0;
  const distances = placedDistances(segments, point);
  const enough = Math.min(AUTOMATIC_HITS, distances.length);
  let [low, high] = [0, NO_DISTANCE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (countWithin(distances, middle) >= enough) high = middle;
    else low = middle;
  }
  return high;
}

function placedDistances(segments: readonly Segment[], point: { lat: number; lng: number }): Float64Array {
  const distances = new Float64Array(segments.reduce((sum, segment) => sum + segment.data.count, 0));
  let placed = 0;
  for (const segment of segments) {
    const distance = distanceTo(segment.data.geo, point);
    for (let doc = 0; doc < segment.data.count; doc++) {
      const metres = segment.deleted[doc] === 1 ? NO_DISTANCE : distance(doc);
      if (metres < NO_DISTANCE) distances[placed++] = metres;
    }
  }
  return distances.subarray(0, placed);
}

function countWithin(distances: Float64Array, radius: number): number {
  let count = 0;
  for (let i = 0; i < distances.length; i++) if ((distances[i] ?? 0) <= radius) count++;
  return count;
}

function totalCount(all: readonly SegmentMatches[]): number {
  return all.reduce((sum, matches) => sum + matches.count, 0);
}

function withoutRecords(all: readonly SegmentMatches[], objectIds: readonly string[]): void {
  for (const matches of all) {
    const docs = new Set(objectIds.map((id) => matches.segment.find(id)).filter((doc) => doc >= 0));
    if (docs.size > 0) matches.keep((doc) => !docs.has(doc));
  }
}

/** The promoted records that exist and, where their rule asks for it, meet the filters of the query. */
function findPromoted(all: readonly SegmentMatches[], query: SearchQuery): PromotedRecord[] {
  return query.promoted.flatMap(({ objectID, position, meetsFilters }) => {
    for (const matches of all) {
      const { segment } = matches;
      const doc = segment.find(objectID);
      if (doc < 0) continue;
      const conditions = meetsFilters ? filterConditions(segment, query.filter, query.isFacet) : [];
      if (!conditions.every((condition) => condition.test(doc))) return [];
      const sequence = query.distinct === null ? null : 0;
      return [
        { position, record: { ...foundRecord({ matches, doc, criteria: [] }, query, sequence), isPromoted: true } },
      ];
    }
    return [];
  });
}

function keepFewestTypos(all: readonly SegmentMatches[], margin: number): void {
  const lowest = Math.min(...all.map((matches) => matches.lowestTypos()));
  for (const matches of all) matches.keep((doc) => matches.typos(doc) <= lowest + margin);
}

/** Counts records, or with `facetsAfterDistinct` the groups that have such a record. */
function countFacets(all: readonly SegmentMatches[], query: SearchQuery): Pick<SearchAnswer, 'facets' | 'statistics'> {
  const cost = totalCount(all);
  const affordable = query.facets.filter(() => query.budget.allows(cost));
  const isGrouped = query.facetsAfterDistinct && affordable.length > 0;
  const groups = query.distinct !== null && isGrouped ? new MatchGroups(all, query.distinct.attribute) : null;
  const facets = new Map(
    affordable.map((attribute) => [attribute, groups ? groups.countFacet(attribute) : countFacet(all, attribute)]),
  );
  const statistics = new Map<string, FacetStatistics>();
  for (const attribute of query.statistics) {
    if (!facets.has(attribute) || !query.budget.allows(cost)) continue;
    const found = countStatistics(all, attribute);
    if (found !== null) statistics.set(attribute, found);
  }
  return { facets, statistics };
}

function exhaustiveness(isWhole: boolean, { facets }: Pick<SearchAnswer, 'facets'>, query: SearchQuery) {
  return { nbHits: isWhole, facetsCount: isWhole && facets.size === query.facets.length };
}

import { countFacet, countStatistics, type FacetCounts, type FacetStatistics } from './facet-count.ts';
import { distanceTo } from './geo-match.ts';
import { effectiveRanking, mergeRanked, type RankedRecord, rankMatches } from './ranking.ts';
import type { RankingInfo, SearchQuery } from './search-query.ts';
import type { Segment } from './segment.ts';
import { SegmentMatches } from './segment-matches.ts';

/** One record of the answer. */
export interface FoundRecord {
  segment: Segment;
  doc: number;
  /** Null unless the query wants it. */
  info: RankingInfo | null;
  /** Which of the records with the same distinct value this is, from 0; null without distinct. */
  distinctSequence: number | null;
}

/** What a search found. */
export interface SearchAnswer {
  total: number;
  records: FoundRecord[];
  facets: Map<string, FacetCounts>;
  statistics: Map<string, FacetStatistics>;
}

/** Records that an automatic radius should cover, and how far it may grow, in metres. */
const AUTOMATIC_HITS = 1000;
const SHORTEST_AUTOMATIC_M = 1000;
const LONGEST_AUTOMATIC_M = 20_000_000;

/** Searches the segments of an index and merges their answers. */
export function searchSegments(segments: readonly Segment[], query: SearchQuery): SearchAnswer {
  const all = segments.map((segment) => new SegmentMatches(segment, query));
  if (query.typoTolerance !== 'all') keepFewestTypos(all, query.typoTolerance === 'min' ? 0 : 1);
  if (query.distinct !== null) return distinctAnswer(all, query, query.distinct);
  const counted = countFacets(all, query);
  const ranking = effectiveRanking(query);
  const limit = query.offset + query.length;
  const lists = query.length === 0 ? [] : all.map((matches) => rankMatches(matches, ranking, limit));
  const records = mergeRanked(lists, ranking).slice(query.offset, limit);
  return { ...counted, total: totalCount(all), records: records.map((record) => found(record, query, null)) };
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

/** The radius in metres that covers enough records around a point. */
export function automaticRadius(segments: readonly Segment[], point: { lat: number; lng: number }): number {
  const distances = segments.map((segment) => distanceTo(segment.data.geo, point));
  for (let radius = SHORTEST_AUTOMATIC_M; radius < LONGEST_AUTOMATIC_M; radius *= 2) {
    let inside = 0;
    segments.forEach((segment, i) => {
      for (let doc = 0; doc < segment.data.count; doc++) if ((distances[i]?.(doc) ?? 0) <= radius) inside++;
    });
    if (inside >= AUTOMATIC_HITS) return radius;
  }
  return LONGEST_AUTOMATIC_M;
}

function totalCount(all: readonly SegmentMatches[]): number {
  return all.reduce((sum, matches) => sum + matches.count, 0);
}

function keepFewestTypos(all: readonly SegmentMatches[], margin: number): void {
  const lowest = Math.min(...all.map((matches) => matches.lowestTypos()));
  for (const matches of all) matches.keep((doc) => matches.typos(doc) <= lowest + margin);
}

function countFacets(all: readonly SegmentMatches[], query: SearchQuery): Pick<SearchAnswer, 'facets' | 'statistics'> {
  const facets = new Map(query.facets.map((attribute) => [attribute, countFacet(all, attribute)]));
  const statistics = new Map<string, FacetStatistics>();
  for (const attribute of query.statistics) {
    const found = countStatistics(all, attribute);
    if (found !== null) statistics.set(attribute, found);
  }
  return { facets, statistics };
}

function found({ matches, doc }: RankedRecord, query: SearchQuery, distinctSequence: number | null): FoundRecord {
  return { segment: matches.segment, doc, info: query.wantsRankingInfo ? matches.info(doc) : null, distinctSequence };
}

/** Keeps the best records of each group; the whole list is ranked, because a group may lie anywhere in it. */
function distinctAnswer(
  all: readonly SegmentMatches[],
  query: SearchQuery,
  distinct: { attribute: string; count: number },
): SearchAnswer {
  const before = query.facetsAfterDistinct ? null : countFacets(all, query);
  const ranking = effectiveRanking(query);
  const ranked = mergeRanked(
    all.map((matches) => rankMatches(matches, ranking, matches.count)),
    ranking,
  );
  const seen = new Map<string, number>();
  const kept: { record: RankedRecord; sequence: number }[] = [];
  for (const record of ranked) {
    const group = distinctValue(record, distinct.attribute);
    const sequence = group === null ? 0 : (seen.get(group) ?? 0);
    if (sequence >= distinct.count) continue;
    if (group !== null) seen.set(group, sequence + 1);
    kept.push({ record, sequence });
  }
  const counted =
    before ??
    countFacets(
      onlyKept(
        all,
        kept.map(({ record }) => record),
      ),
      query,
    );
  const page = kept.slice(query.offset, query.offset + query.length);
  return {
    ...counted,
    total: kept.length,
    records: page.map(({ record, sequence }) => found(record, query, sequence)),
  };
}

function onlyKept(all: readonly SegmentMatches[], kept: readonly RankedRecord[]): readonly SegmentMatches[] {
  for (const matches of all) {
    const docs = new Set(kept.filter((record) => record.matches === matches).map(({ doc }) => doc));
    matches.keep((doc) => docs.has(doc));
  }
  return all;
}

function distinctValue({ matches, doc }: RankedRecord, attribute: string): string | null {
  const column = matches.segment.facet(attribute);
  if (column === undefined) return null;
  const code = column.codes[doc] ?? 0;
  const value = column.setValues[column.setStart[code] ?? 0];
  return code === 0 || value === undefined ? null : (column.values[value] ?? null);
}

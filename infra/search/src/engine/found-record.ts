import type { RankedRecord } from './ranking.ts';
import type { RankingInfo, SearchQuery } from './search-query.ts';
import type { Segment } from './segment.ts';

/** One record of the answer. */
export interface FoundRecord {
  segment: Segment;
  doc: number;
  /** Null unless the query wants it. */
  info: RankingInfo | null;
  /** Which of the records with the same distinct value this is, from 0; null without distinct. */
  distinctSequence: number | null;
  isPromoted: boolean;
}

/** A ranked record as it is answered; with its place within its group where there are groups. */
export function foundRecord(
  { matches, doc }: RankedRecord,
  query: SearchQuery,
  distinctSequence: number | null,
): FoundRecord {
  const info = query.wantsRankingInfo ? matches.info(doc) : null;
  return { segment: matches.segment, doc, info, distinctSequence, isPromoted: false };
}

import type { RankingInfo } from './search-query.ts';
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

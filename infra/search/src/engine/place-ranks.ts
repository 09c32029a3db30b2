import type { TextRules } from './query-text.ts';
import type { Segment } from './segment.ts';
import { PLACE_POSITION } from './segment-data.ts';

/** Positions of one attribute rank lie below this; the next rank starts at it. */
export const RANK_STEP = 1000;

/** Attribute ranks of a segment as arrays, for the inner loops. */
export interface PlaceRanks {
  /** rank * RANK_STEP, or -1 for an attribute that is not searched. */
  base: Int32Array;
  /** Which bits of the position count. */
  positionMask: Uint16Array;
  allowsTypos: Uint8Array;
}

/** The ranks of the attributes of a segment under the rules of a search. */
export function placeRanks(segment: Segment, rules: TextRules): PlaceRanks {
  const ranks = segment.data.text.attributes.map((path) => rules.rankOf(path));
  return {
    base: Int32Array.from(ranks, (rank) => (rank === null ? -1 : rank.rank * RANK_STEP)),
    positionMask: Uint16Array.from(ranks, (rank) => (rank?.isOrdered === true ? PLACE_POSITION : 0)),
    allowsTypos: Uint8Array.from(ranks, (rank) => (rank?.allowsTypos === true ? 1 : 0)),
  };
}

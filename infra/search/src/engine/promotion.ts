import type { FoundRecord } from './found-record.ts';

/** A promoted record, or a group of its own that it is, with the position that it takes. */
export interface Promoted<Each> {
  position: number;
  record: Each;
}
export type PromotedRecord = Promoted<FoundRecord>;

/** Puts promoted records at their positions; those behind the end come last, in their order. */
export function withPromoted<Each>(records: Each[], promoted: readonly Promoted<Each>[]): Each[] {
  if (promoted.length === 0) return records;
  const result = [...records];
  for (const { position, record } of promoted.toSorted((a, b) => a.position - b.position)) {
    result.splice(Math.min(position, result.length), 0, record);
  }
  return result;
}

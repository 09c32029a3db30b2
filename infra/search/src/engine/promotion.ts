import type { FoundRecord } from './found-record.ts';

/** A promoted record with the position that it takes. */
export interface PromotedRecord {
  position: number;
  record: FoundRecord;
}

/** Puts promoted records at their positions; those behind the end come last, in their order. */
export function withPromoted(records: FoundRecord[], promoted: readonly PromotedRecord[]): FoundRecord[] {
  if (promoted.length === 0) return records;
  const result = [...records];
  for (const { position, record } of promoted.toSorted((a, b) => a.position - b.position)) {
    result.splice(Math.min(position, result.length), 0, record);
  }
  return result;
}

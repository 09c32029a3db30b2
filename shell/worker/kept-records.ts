import { asRecord } from '@umbral/domain/storage/stored-json.ts';

/** Call that reads homes by their numbers: what it answers is the same for everybody. */
export const recordsPath = '/api/plantas/ids/';

/** The numbers in the address of such a call, in the order of that address. */
export function wantedIds(pathname: string): readonly number[] {
  return pathname.slice(recordsPath.length).split(',').map(Number);
}

/** The answer of such a call about some homes, of one that was kept about more. */
export function recordsAbout(kept: unknown, ids: readonly number[]): { readonly data: readonly unknown[] } {
  const { data } = asRecord(kept);
  const records = Array.isArray(data) ? data : [];
  return { data: records.filter((record) => ids.includes(Number(asRecord(record).id))) };
}

import type { FoundRecord } from './found-record.ts';
import type { SearchQuery } from './search-query.ts';
import type { Segment } from './segment.ts';
import { SegmentMatches } from './segment-matches.ts';

/** A page of all matches in the order of their objectIDs (bytes), and whether there are more behind it. */
export interface BrowsedPage {
  total: number;
  records: FoundRecord[];
  hasMore: boolean;
}

/** The matches behind an objectID; that record itself need not be there any more. */
export function browseSegments(
  segments: readonly Segment[],
  query: SearchQuery,
  { after, length }: { after: string | null; length: number },
): BrowsedPage {
  const all = segments.map((segment) => new SegmentMatches(segment, query));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const found = all.flatMap((matches) => behind(matches, after, length + 1));
  found.sort((a, b) => Buffer.compare(a.id, b.id));
  const records = found.slice(0, length).map(({ segment, doc }) => {
    return { segment, doc, info: null, distinctSequence: null, isPromoted: false };
  });
  return { total, records, hasMore: found.length > length };
}

function behind(matches: SegmentMatches, after: string | null, most: number) {
  const { segment, ids, count } = matches;
  const { sorted } = segment.order([]);
  const isMatch = new Uint8Array(segment.data.count);
  for (let i = 0; i < count; i++) isMatch[ids[i] ?? 0] = 1;
  const found: { segment: Segment; doc: number; id: Buffer }[] = [];
  const first = after === null ? 0 : firstBehind(segment, sorted, Buffer.from(after));
  for (let rank = first; rank < sorted.length && found.length < most; rank++) {
    const doc = sorted[rank] ?? 0;
    if (isMatch[doc] === 1) found.push({ segment, doc, id: Buffer.from(segment.objectId(doc)) });
  }
  return found;
}

function firstBehind(segment: Segment, sorted: Uint32Array, after: Buffer): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Buffer.from(segment.objectId(sorted[middle] ?? 0)).compare(after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

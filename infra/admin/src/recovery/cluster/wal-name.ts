/** Segments of 16 MB, PostgreSQL's default, in one of its logs of 4 GB. */
const segmentsPerLog = 256;

/** The size that `wal_segment_size` must show. */
export const segmentSize = '16MB';

const segment = /^[0-9A-F]{24}$/;
const history = /^[0-9A-F]{8}\.history$/;

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');

/** Whether a file is a segment of the write-ahead log: timeline, log and segment, eight hexadecimal digits each. */
export function isSegment(name: string): boolean {
  return segment.test(name);
}

/** Whether a file tells from which other timeline one came. */
export function isHistory(name: string): boolean {
  return history.test(name);
}

/** The timeline of a segment: it grows by one with each restore. */
export function timelineOf(name: string): number {
  return Number.parseInt(name.slice(0, 8), 16);
}

/** The segment after one on its timeline. */
export function segmentAfter(name: string): string {
  const log = Number.parseInt(name.slice(8, 16), 16);
  const next = Number.parseInt(name.slice(16), 16) + 1;
  const isFull = next === segmentsPerLog;
  return `${name.slice(0, 8)}${hex(isFull ? log + 1 : log)}${hex(isFull ? 0 : next)}`;
}

/** All segments of one timeline from the first to the last, both included; empty where they are of two. */
export function segmentsBetween(first: string, last: string): string[] {
  const names: string[] = [];
  if (timelineOf(first) !== timelineOf(last)) return names;
  for (let name = first; name <= last; name = segmentAfter(name)) names.push(name);
  return names;
}

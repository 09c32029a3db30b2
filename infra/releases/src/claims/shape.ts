import { reservedSegments } from '@umbral/protocol/routes/reserved-segments.ts';

const reserved: ReadonlySet<string> = new Set(reservedSegments);
const longest = 300;

/** What a pattern answers to: `:` for each parameter, an optional end with and without it. */
export function shapesOf(pattern: string): readonly string[] {
  const segments = pattern.split('/').slice(1);
  const shapeTo = (end: number) => `/${segments.slice(0, end).map(segmentOf).join('/')}`;
  const optional = segments.flatMap((segment, place) => (segment.endsWith('?') ? [shapeTo(place)] : []));
  return [...optional, shapeTo(segments.length)];
}

function segmentOf(segment: string): string {
  return segment.startsWith(':') ? ':' : segment;
}

/** Why nobody may own a shape; undefined where somebody may. */
export function faultOfShape(shape: string): string | undefined {
  const [, first = ''] = shape.split('/');
  if (shape.length > longest || !/^(?:\/|(?:\/(?::|[A-Za-z0-9_][A-Za-z0-9._~-]*))+)$/.test(shape)) {
    return 'an address is words of letters, digits and . _ ~ - between slashes, and parameters';
  }
  if (first === ':') return 'an address begins with a word of its own, not with a parameter';
  if (first.startsWith('_') || reserved.has(first) || /^sitemap(-\d+)?\.xml$/.test(first)) {
    return `/${first} belongs to the shell's own answers`;
  }
  return undefined;
}

/**
 * Whether a shape takes addresses away from another one: some address fits both, and at the leftmost place where they
 * differ the other one has a parameter. Static goes before parameter, as in the shell.
 */
export function takesFrom(shape: string, other: string): boolean {
  const own = shape.split('/');
  const theirs = other.split('/');
  if (own.length !== theirs.length) return false;
  const overlaps = own.every((segment, place) => [segment, ':'].includes(theirs[place] ?? '') || segment === ':');
  const differs = own.findIndex((segment, place) => segment !== theirs[place]);
  return overlaps && differs !== -1 && theirs[differs] === ':';
}

/** Whether a shape is a prefix or lies below it. */
export function liesBelow(shape: string, prefix: string): boolean {
  return shape === prefix || shape.startsWith(`${prefix}/`);
}

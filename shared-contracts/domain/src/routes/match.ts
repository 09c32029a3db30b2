import type { Route } from '@umbral/protocol/routes/route.ts';
import { type RouteKey, routeRows } from './table.ts';

/** A screen found for an address. */
export interface RouteMatch {
  readonly key: RouteKey;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly key: RouteKey;
  readonly route: Route;
  readonly segments: readonly string[];
  readonly rank: string;
}

const candidates: readonly Candidate[] = routeRows
  .flatMap((row) => withoutOptionals(row.pattern).map((pattern) => toCandidate(row, pattern)))
  .sort((a, b) => (a.rank < b.rank ? -1 : 1));

const bySegmentCount = Map.groupBy(candidates, (candidate) => candidate.segments.length);

/** Every change of an address is asked about a dozen times. */
let latest: { readonly pathname: string; readonly match: RouteMatch | undefined } | undefined;

/**
 * Finds the screen of an address; the one matcher of server, browser and tests.
 * A static segment beats a parameter, the leftmost difference decides; a final slash and the case are ignored.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  if (latest?.pathname !== pathname) latest = { pathname, match: findRoute(pathname) };
  return latest.match;
}

function findRoute(pathname: string): RouteMatch | undefined {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  for (const candidate of bySegmentCount.get(segments.length) ?? []) {
    const params = matchSegments(candidate.segments, segments);
    if (params) return { key: candidate.key, route: candidate.route, params };
  }
  return undefined;
}

/** `/a/:b?/:c?` → `/a`, `/a/:b`, `/a/:b/:c`. */
function withoutOptionals(pattern: string): string[] {
  const segments = pattern.split('/').slice(1);
  const firstOptional = segments.findIndex((segment) => segment.endsWith('?'));
  if (firstOptional < 0) return [pattern];
  const lengths = Array.from({ length: segments.length - firstOptional + 1 }, (_, extra) => firstOptional + extra);
  return lengths.map((length) => `/${segments.slice(0, length).join('/')}`);
}

function toCandidate(row: Route & { readonly key: RouteKey }, pattern: string): Candidate {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const rank = segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');
  return { key: row.key, route: row, segments, rank };
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1).replace('?', '')] = decode(segment);
    else if (part !== segment.toLowerCase()) return undefined;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

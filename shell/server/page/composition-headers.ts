import type { OutgoingHttpHeaders } from 'node:http';
import { versionsOf } from '../composition/composition.ts';
import type { LeasedComposition } from '../composition/lease-for-visit.ts';

/** What a document's composition changes in its headers. */
export function compositionHeaders(lease: LeasedComposition, page: Readonly<OutgoingHttpHeaders>): OutgoingHttpHeaders {
  const { isPerVisitor, visitorCookie, showsVersions } = lease;
  const isShared = String(page['cache-control'] ?? '').startsWith('public');
  return {
    // Another visitor may get another document at this address; ours asks again and mostly gets 304.
    ...(isPerVisitor && isShared ? { 'cache-control': 'private, no-cache' } : {}),
    ...(visitorCookie ? { 'set-cookie': visitorCookie } : {}),
    ...(showsVersions ? versionHeaders(lease) : {}),
  };
}

/** `x-umbral-mf-search: 1.4.0 canary`, for those who look for what they see. */
function versionHeaders({ composition }: LeasedComposition): OutgoingHttpHeaders {
  const cohorts: ReadonlyMap<string, string> = composition.cohorts;
  const parts = Object.entries(versionsOf(composition)).map(([app, version]) => [
    `x-umbral-${app}`,
    `${version} ${cohorts.get(app) ?? 'stable'}`,
  ]);
  return { 'x-umbral-composition': composition.id, ...Object.fromEntries(parts) };
}

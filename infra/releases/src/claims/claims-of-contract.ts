import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import type { ClaimKind } from '../registry/tables/claim-tables.ts';
import { shapesOf } from './shape.ts';

/** Something that one application owns alone. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly key: string;
}

/**
 * What a version claims by having it: the shapes of its pages, the topics that it publishes, handles or declares, and the
 * namespaces of these and of the routes that it declares. What it says about owners is not asked: it could say anything. The shell's table names pages of others.
 */
export function claimsOf(
  app: string,
  { routes, publishes, handles, topics: declaredTopics = {} }: ReleaseContract,
): readonly Claim[] {
  const own = app === 'shell' ? routes.filter(({ owner }) => owner === 'shell') : routes;
  const shapes = new Set(own.flatMap(({ pattern }) => shapesOf(pattern)));
  const topics = new Set([...Object.keys(publishes), ...Object.keys(handles), ...Object.keys(declaredTopics)]);
  const declared = own.filter(({ screen }) => screen !== undefined).map(({ key }) => key);
  const namespaces = new Set([...topics, ...declared].map((name) => name.split('/')[0] ?? name));
  return [...claims('shape', shapes), ...claims('topic', topics), ...claims('namespace', namespaces)];
}

function claims(kind: ClaimKind, keys: Iterable<string>): readonly Claim[] {
  return [...keys].map((key) => ({ kind, key }));
}

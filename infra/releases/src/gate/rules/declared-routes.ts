import type { ReleaseContract, RouteContract } from '@umbral/protocol/release/release-contract.ts';
import { faultOfDeclared, mostDeclaredRoutes } from '@umbral/protocol/routes/declared-route.ts';
import type { ClaimConflict } from '../../claims/claim-conflicts.ts';
import { shapesOf } from '../../claims/shape.ts';
import { nameOf, type Version } from '../../living/world.ts';
import type { Refusal } from '../verdict.ts';
import { placeOf } from './pairing.ts';

/** The routes of a version that stand in no table: its manifest says what a shell must know of them. */
export function declaredIn({ routes }: ReleaseContract): readonly RouteContract[] {
  return routes.filter(({ screen }) => screen !== undefined);
}

/** Routes that no shell could use, and more than every document of the portal can carry. */
export function declaredAreSound(candidate: Version): readonly Refusal[] {
  const declared = declaredIn(candidate.contract);
  const own = { rule: 'route', party: nameOf(candidate), direction: 'gives' } as const;
  const faulty = declared.flatMap((route): Refusal[] => {
    const fault = faultOfDeclared(route);
    if (fault === undefined) return [];
    const reason = `${route.key} at ${route.pattern} cannot be declared: ${fault}`;
    return [{ ...own, field: placeOf('routes', route.key), reason, wayOut: 'Spell it so.' }];
  });
  if (declared.length <= mostDeclaredRoutes) return faulty;
  const reason = `It declares ${declared.length} routes, and every document of the portal would name them all`;
  return [...faulty, { ...own, field: 'routes', reason, wayOut: `Declare at most ${mostDeclaredRoutes}.` }];
}

/** What the registry would refuse a version for, as far as it is about routes that it declares. */
export function declaredKeepToClaims(
  contract: ReleaseContract,
  conflicts: readonly ClaimConflict[],
): readonly Refusal[] {
  return declaredIn(contract).flatMap(({ key, pattern }) => {
    const shapes = shapesOf(pattern);
    const about = conflicts.filter((one) =>
      one.kind === 'namespace' ? key.startsWith(`${one.key}/`) : shapes.includes(one.key),
    );
    return about.map(({ kind, owner, reason, wayOut }): Refusal => {
      const field = `${placeOf('routes', key)}.${kind === 'namespace' ? 'key' : 'pattern'}`;
      return { rule: 'route', field, party: owner, direction: 'gives', reason, wayOut };
    });
  });
}

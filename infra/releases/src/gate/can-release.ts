import { isAlive, nameOf, type Version, type World } from '../living/world.ts';
import { firstViewsFit } from './rules/budgets.ts';
import { busCarries } from './rules/bus.ts';
import { callsFit } from './rules/calls.ts';
import { fragmentsFit } from './rules/fragments.ts';
import { hostNamesFit } from './rules/host-names.ts';
import { linksLead } from './rules/links.ts';
import type { PairRule } from './rules/pairing.ts';
import { routesFit } from './rules/routes.ts';
import { sharedModulesFit } from './rules/shared-modules.ts';
import { shellReadsDeclared } from './rules/shell-reads.ts';
import { reachesNoFurther } from './rules/side-effects.ts';
import { declaredFactsCrossTabs, factsFit, intentsFit, topicsAreOwned } from './rules/topics.ts';
import type { Verdict } from './verdict.ts';

const pairRules: readonly PairRule[] = [
  factsFit,
  declaredFactsCrossTabs,
  intentsFit,
  busCarries,
  shellReadsDeclared,
  hostNamesFit,
  fragmentsFit,
  sharedModulesFit,
];

/**
 * Whether a candidate goes together with every version that somebody has now, in both directions, and with the
 * backend. Pure: the same candidate and world give the same verdict.
 */
export function canRelease(candidate: Version, world: World): Verdict {
  const living = world.living.filter(isAlive);
  const refusals = [
    ...living.flatMap((other) => pairRules.flatMap((rule) => rule(candidate, other))),
    ...routesFit(candidate, living),
    ...linksLead(candidate, living),
    ...topicsAreOwned(candidate, living),
    ...callsFit(candidate, world.api),
    ...reachesNoFurther(candidate, living),
    ...firstViewsFit(candidate, living),
  ];
  return {
    candidate: nameOf(candidate),
    allowed: refusals.length === 0,
    refusals,
    comparedWith: living.map(nameOf),
  };
}

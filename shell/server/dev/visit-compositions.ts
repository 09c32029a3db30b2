import type { CompositionHolder, CompositionLease } from '../composition/composition-holder.ts';
import type { Visit } from '../http/visit.ts';
import type { DevCompositions } from './dev-compositions.ts';
import { overrideName, parseOverrides } from './overrides.ts';

/** A composition in use for a visit. */
export interface LeasedComposition extends CompositionLease {
  /** Development servers whose remotes are in it. */
  readonly devOrigins: readonly string[];
}

export interface VisitCompositionsOptions {
  readonly holder: CompositionHolder;
  readonly dev: DevCompositions;
  /** Whether visitors may put remotes of development servers into their pages. */
  readonly isAllowed: boolean;
}

/** Takes the composition of a visit; nothing before the portal has one. */
export type LeaseForVisit = (visit: Visit) => Promise<LeasedComposition | undefined>;

/** Makes the way from a visit to its composition. */
export function createVisitCompositions({ holder, dev, isAllowed }: VisitCompositionsOptions): LeaseForVisit {
  return async (visit) => {
    const lease = holder.lease();
    const overrides = isAllowed && visit.isLocal ? parseOverrides(visit.cookies.get(overrideName)) : [];
    if (!lease || overrides.length === 0) return lease && { ...lease, devOrigins: [] };
    return { ...(await dev.derive(lease.composition, overrides)), release: lease.release };
  };
}

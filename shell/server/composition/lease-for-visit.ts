import type { Visit } from '../http/visit.ts';
import type { TakesCanary } from './bucket.ts';
import type { Composition } from './composition.ts';
import type { CompositionHolder, CompositionLease } from './composition-holder.ts';
import { visitorCookie, visitorKeyOf } from './visitor-key.ts';

/** What a document must know of its composition. */
export interface CompositionFacts {
  /** Made for this visit alone: kept nowhere, and no measure of how everybody's versions do. */
  readonly isPrivate: boolean;
  /** Another visitor may get other versions: no shared cache may keep the document. */
  readonly isPerVisitor: boolean;
  /** Set-Cookie by which a newcomer stays with these versions. */
  readonly visitorCookie?: string | undefined;
  /** The document's headers may name the versions. */
  readonly showsVersions: boolean;
  /** What everybody gets now, where this visit gets something else. */
  readonly everybodys?: Composition | undefined;
}

/** A composition in use for a visit. */
export interface LeasedComposition extends CompositionLease, CompositionFacts {
  again(): LeasedComposition;
}

/** Takes the composition of a visit; nothing before the portal has one. */
export type LeaseForVisit = (visit: Visit) => Promise<LeasedComposition | undefined>;

/** Makes the way from a visit to its composition; without `takesCanary` nobody gets a canary. */
export function createLeaseForVisit(holder: CompositionHolder, takesCanary: TakesCanary | undefined): LeaseForVisit {
  return async (visit) => {
    const lease = holder.lease(takesCanary && ((canary) => takesCanary(visitorKeyOf(visit), canary)));
    if (!lease) return undefined;
    const isPerVisitor = lease.dependsOnVisitor;
    const cookie = isPerVisitor ? visitorCookie(visit) : undefined;
    return toLeased(lease, { isPrivate: false, isPerVisitor, visitorCookie: cookie, showsVersions: false });
  };
}

function toLeased(lease: CompositionLease, facts: CompositionFacts): LeasedComposition {
  const { composition, release } = lease;
  return { ...facts, composition, again: () => toLeased(lease.again(), facts), release };
}

/** The same lease with other facts or another composition; they hold as well when it is taken once more. */
export function changeLease(
  lease: LeasedComposition,
  changes: Partial<CompositionFacts & Pick<CompositionLease, 'composition'>>,
): LeasedComposition {
  return { ...lease, ...changes, again: () => changeLease(lease.again(), changes) };
}

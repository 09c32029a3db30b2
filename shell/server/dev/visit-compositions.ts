import type { TakesCanary } from '../composition/bucket.ts';
import type { Composition } from '../composition/composition.ts';
import type { CompositionHolder, CompositionLease } from '../composition/composition-holder.ts';
import { visitorCookie, visitorKeyOf } from '../composition/visitor-key.ts';
import type { Visit } from '../http/visit.ts';
import type { DevCompositions } from './dev-compositions.ts';
import { overrideName, parseOverrides } from './overrides.ts';

/** What a document must know of its composition. */
export interface CompositionFacts {
  /** Development servers whose remotes are in it. */
  readonly devOrigins: readonly string[];
  /** Made for this visit alone: kept nowhere. */
  readonly isPrivate: boolean;
  /** Another visitor may get other versions: no shared cache may keep the document. */
  readonly isPerVisitor: boolean;
  /** Set-Cookie by which a newcomer stays with these versions. */
  readonly visitorCookie?: string | undefined;
  /** The document's headers may name the versions. */
  readonly showsVersions: boolean;
  /** What visitors without a link get, where this is a link's. */
  readonly everybodys?: Composition | undefined;
}

/** A composition in use for a visit. */
export interface LeasedComposition extends CompositionLease, CompositionFacts {
  again(): LeasedComposition;
}

export interface VisitCompositionsOptions {
  readonly holder: CompositionHolder;
  readonly dev: DevCompositions;
  /** Whether visitors may put remotes of development servers into their pages. */
  readonly isAllowed: boolean;
  /** Absent where there are no canaries. */
  readonly takesCanary?: TakesCanary | undefined;
}

/** Takes the composition of a visit; nothing before the portal has one. */
export type LeaseForVisit = (visit: Visit) => Promise<LeasedComposition | undefined>;

/** Makes the way from a visit to its composition. */
export function createVisitCompositions(options: VisitCompositionsOptions): LeaseForVisit {
  const { holder, dev, isAllowed, takesCanary } = options;
  return async (visit) => {
    const lease = holder.lease(takesCanary && ((canary) => takesCanary(visitorKeyOf(visit), canary)));
    if (!lease) return undefined;
    const isPerVisitor = lease.dependsOnVisitor;
    const showsVersions = isAllowed && visit.isLocal;
    const cookie = isPerVisitor ? visitorCookie(visit) : undefined;
    const facts = { devOrigins: [], isPrivate: false, isPerVisitor, visitorCookie: cookie, showsVersions };
    const overrides = showsVersions ? parseOverrides(visit.cookies.get(overrideName)) : [];
    if (overrides.length === 0) return toLeased(lease, { ...facts, composition: lease.composition });
    const derived = await dev.derive(lease.composition, overrides);
    return toLeased(lease, { ...facts, ...derived, isPrivate: derived.devOrigins.length > 0 });
  };
}

function toLeased(
  lease: CompositionLease,
  facts: CompositionFacts & Pick<CompositionLease, 'composition'>,
): LeasedComposition {
  return { ...facts, again: () => toLeased(lease.again(), facts), release: lease.release };
}

import { production, signedEnvironment } from '@umbral/protocol/composition/environment.ts';
import type { Changed } from '../channels/change-channel.ts';
import { type Pin, type Promotion, pin, promote, type RequireFit } from '../channels/channels.ts';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Registry } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { findRunnable } from '../registry/releases.ts';
import type { ApiContractSource } from './api-contract-source.ts';
import { judgeRelease } from './check-release.ts';
import type { ReleaseVerdict } from './verdict.ts';
import { type StoredVerdict, writeVerdict } from './verdict-log.ts';

/** A promotion that an operator may push past the gate. */
export interface GatedPromotion extends Promotion {
  readonly override: boolean;
}

/** A pin that an operator may push past the gate. */
export interface GatedPin extends Pin {
  readonly override: boolean;
}

/** A change with what the gate says of it. */
export interface GatedChange extends Changed {
  readonly gate: ReleaseVerdict | undefined;
}

type ApiContract = Awaited<ReturnType<ApiContractSource['read']>>;

/** A change of what runs, and how it is made once the gate lets it pass. */
interface GatedWish {
  readonly wish: GatedPromotion | GatedPin;
  readonly change: (requireFit: RequireFit) => Promise<Changed>;
}

/** A version of a remote in an environment; null where none is left. */
export interface NamedVersion {
  readonly environment: string;
  readonly remote: string;
  readonly version: string | null;
}

/** The gate in front of the channels. */
export interface ReleaseGate {
  /** What the gate says of a release now in an environment; written down. */
  check(actor: Actor, asked: NamedVersion & { readonly version: string }): Promise<ReleaseVerdict>;
  /** Puts a release on a channel if it goes together with all that lives. A preview is seen by its links only. */
  promote(actor: Actor, wish: GatedPromotion): Promise<GatedChange>;
  /** Gives everybody one version. One that was stable before passes as it is, for it is a way back. */
  pin(actor: Actor, wish: GatedPin): Promise<GatedChange>;
  /** What the gate thinks of a version that runs already; never a reason to fail or to wait for the backend. */
  opinion(asked: NamedVersion): Promise<ReleaseVerdict | undefined>;
}

/** Makes the gate of a registry. */
export function createReleaseGate(registry: Registry, source: ApiContractSource, requiresProbe = false): ReleaseGate {
  const { db } = registry;

  async function hasPortal(environment: string): Promise<boolean> {
    const held = await db
      .selectFrom('releases.channel')
      .select('name')
      .where('environment', '=', environment)
      .where('remote', '=', 'shell')
      .limit(1)
      .execute();
    return held.length > 0;
  }

  /** Words of the backend that are not new may be why something is refused: then its new ones are waited for. */
  async function withNewestWord<Result>(
    environment: string,
    work: (api: ApiContract) => Promise<Result>,
    isAboutCalls: (result: Result) => boolean,
  ): Promise<Result> {
    // Before a shell runs nothing is compared, and no backend need be waited for.
    const first = await work((await hasPortal(environment)) ? await source.read() : undefined);
    return isAboutCalls(first) && !source.isFresh() ? work(await source.newest()) : first;
  }

  async function attempt(actor: Actor, { wish, change }: GatedWish, api: ApiContract) {
    const { environment = production, remote, version, reason } = wish;
    let refused: StoredVerdict | undefined;
    try {
      let passed: ReleaseVerdict | undefined;
      const changed = await change(async (trx, release) => {
        const isCanary = 'channel' in wish && wish.channel === 'canary';
        const verdict = await judgeRelease(trx, release, api, {
          environment,
          audience: isCanary ? 'canary' : 'everybody',
          requiresProbe,
        });
        const stored = { environment, releaseId: release.id, verdict, overridden: !verdict.allowed && wish.override };
        if (!verdict.allowed && !wish.override) {
          refused = stored;
          throw refusalOf(verdict);
        }
        await writeVerdict(trx, actor, stored);
        if (stored.overridden) {
          const facts = {
            ...signedEnvironment(environment),
            refusals: verdict.refusals.map(({ rule, field, party }) => ({ rule, field, party })),
          };
          await writeAudit(trx, actor, { action: 'gate-overridden', remote, version, reason, facts });
        }
        passed = verdict;
      });
      return { changed: { ...changed, gate: passed }, refused };
    } catch (error) {
      if (!refused) throw error;
      return { error, refused };
    }
  }

  /** Carries a change out if it goes together with all that lives; a refusal is written down too. */
  async function throughGate(actor: Actor, gated: GatedWish): Promise<GatedChange> {
    const outcome = await withNewestWord(
      gated.wish.environment ?? production,
      (api) => attempt(actor, gated, api),
      ({ refused }) => refused !== undefined && isAboutCalls(refused.verdict),
    );
    if (outcome.changed) return outcome.changed;
    await writeVerdict(db, actor, outcome.refused);
    throw outcome.error;
  }

  return {
    async check(actor, { environment, remote, version }) {
      const release = await findRunnable(db, remote, version);
      const verdict = await withNewestWord(
        environment,
        (api) => judgeRelease(db, release, api, { environment, requiresProbe }),
        isAboutCalls,
      );
      await writeVerdict(db, actor, { environment, releaseId: release.id, verdict, overridden: false });
      return verdict;
    },
    async promote(actor, wish) {
      if (wish.channel === 'preview') return { ...(await promote(registry, actor, wish)), gate: undefined };
      return throughGate(actor, { wish, change: (requireFit) => promote(registry, actor, wish, requireFit) });
    },
    pin: (actor, wish) => throughGate(actor, { wish, change: (requireFit) => pin(registry, actor, wish, requireFit) }),
    async opinion({ environment, remote, version }) {
      if (version === null) return undefined;
      try {
        const api = await source.lastKnown();
        return await judgeRelease(db, await findRunnable(db, remote, version), api, { environment });
      } catch {
        return undefined;
      }
    },
  };
}

function isAboutCalls({ refusals }: ReleaseVerdict): boolean {
  return refusals.some(({ rule }) => rule === 'api');
}

/** What is told to whoever wanted to promote. */
function refusalOf(verdict: ReleaseVerdict): RegistryRefusal {
  const { candidate, refusals } = verdict;
  const [first] = refusals;
  if (first?.rule === 'contract')
    return new RegistryRefusal('contract-missing', `${first.reason}. ${first.wayOut}`, { verdict });
  const parties = [...new Set(refusals.map(({ party }) => party))];
  const count = refusals.length === 1 ? 'one field' : `${refusals.length} fields`;
  return new RegistryRefusal(
    'gate-refused',
    `${candidate} does not go together with ${parties.join(', ')}: ${count}, first ${first?.field}. ${first?.wayOut}`,
    { verdict },
  );
}

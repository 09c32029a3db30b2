import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import { production } from '@umbral/protocol/composition/environment.ts';
import type { Actor } from '../registry/audit-log.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { findRunnable, type Release } from '../registry/releases.ts';
import type { CanaryPlan } from './canary-plan.ts';
import { setCanaryPlan } from './canary-plans.ts';
import { type Changed, type ChannelStep, changeChannel, readChannel } from './change-channel.ts';
import { lineOf, readChanges } from './change-history.ts';

/** How many changes a rollback looks back over. */
const remembered = 1000;

export interface Promotion {
  /** Where it shall run; production unless it is said. */
  readonly environment?: string | undefined;
  /** The environment that it comes from: all visitors there must have it. */
  readonly from?: string | undefined;
  readonly remote: string;
  readonly channel: 'stable' | 'canary' | 'preview';
  readonly version: string;
  /** Of 10,000 visitors; canary only. */
  readonly share?: number | undefined;
  /** How the canary grows by itself; its first step is the share. Without one people decide. */
  readonly plan?: CanaryPlan | undefined;
  readonly after: number;
  readonly reason: string;
  /** What else is written down in the same transaction. */
  readonly record?: (trx: RegistryDatabase) => Promise<void>;
}

/** Refuses a release that does not go together with what lives, by throwing; asked while nothing else can change. */
export type RequireFit = (trx: RegistryDatabase, release: Release) => Promise<void>;

/** Puts a complete release on a channel. Any change since `after` speaks against it: a gate has not seen that world. */
export function promote(
  registry: Registry,
  actor: Actor,
  wish: Promotion,
  requireFit: RequireFit = async () => undefined,
): Promise<Changed> {
  const { environment = production, from, remote, channel, version, reason, after, plan, record } = wish;
  const share = wish.share ?? plan?.steps[0]?.share;
  if ((channel === 'canary') !== (share !== undefined)) {
    throw new RegistryRefusal(
      'invalid-input',
      `A canary needs a share of 0 to ${allVisitors}, or a plan; other channels have none.`,
    );
  }
  return changeChannel(registry, actor, { environment, remote, channel, reason, after, minds: 'all' }, async (trx) => {
    const release = await findRunnable(trx, remote, version);
    if (from !== undefined) await requireRunning(trx, release, from);
    await requireFit(trx, release);
    if (channel === 'canary') await setCanaryPlan(trx, { environment, remote }, release.id, plan);
    await record?.(trx);
    return {
      action: 'promote',
      release,
      ...(share === undefined ? {} : { share }),
      ...(from === undefined ? {} : { facts: { from } }),
    };
  });
}

/** Refuses what not all visitors of an environment have: nobody has seen there how it does. */
async function requireRunning(trx: RegistryDatabase, { id, remote, version }: Release, from: string): Promise<void> {
  const held = (await readChannel(trx, remote, 'pin', from)) ?? (await readChannel(trx, remote, 'stable', from));
  if (held?.id === id) return;
  throw new RegistryRefusal(
    'not-in-environment',
    `${from} runs ${held ? `${remote} ${held.version}` : `no ${remote}`}, not ${version}. Promote it there first.`,
    { environment: from, version: held?.version ?? null },
  );
}

export interface RollBack {
  /** Where; production unless it is said. */
  readonly environment?: string | undefined;
  readonly remote: string;
  readonly channel: 'stable' | 'canary' | 'preview';
  /** Version to go back to; without it the one before. */
  readonly to?: string | undefined;
  readonly after?: number | undefined;
  readonly reason: string;
}

/**
 * Goes back: a canary or preview ends, stable gets the version that ran before. Only changes of the same remote speak
 * against it: leaving a bad version must never wait for others.
 */
export function rollBack(registry: Registry, actor: Actor, wish: RollBack) {
  return changeChannel(registry, actor, { ...wish, minds: 'own' }, (trx) =>
    wish.channel === 'stable' ? planReturn(trx, wish) : planEnd(trx, wish, wish.channel),
  );
}

async function planReturn(trx: RegistryDatabase, { environment, remote, to }: RollBack): Promise<ChannelStep> {
  const changes = await readChanges(trx, { environment, remote, channel: 'stable', limit: remembered });
  const earlier = lineOf(changes.toReversed()).slice(0, -1);
  const version = to === undefined ? earlier.at(-1) : earlier.findLast((one) => one === to);
  if (version === undefined) {
    const wish = to === undefined ? 'an earlier stable version' : `${to} among its earlier stable versions`;
    throw new RegistryRefusal('nothing-to-roll-back', `${remote} does not have ${wish}.`, { earlier });
  }
  return { action: 'rollback', release: await findRunnable(trx, remote, version) };
}

async function planEnd(
  trx: RegistryDatabase,
  { environment, remote }: RollBack,
  channel: 'canary' | 'preview',
): Promise<ChannelStep> {
  if (await readChannel(trx, remote, channel, environment)) return { action: 'end', release: undefined };
  throw new RegistryRefusal('nothing-to-roll-back', `${remote} has no ${channel}.`);
}

export interface Pin {
  /** Where; production unless it is said. */
  readonly environment?: string | undefined;
  readonly remote: string;
  readonly version: string;
  readonly after: number;
  readonly reason: string;
}

/**
 * Gives everybody one version and lets nothing else change, until the pin is taken away. One that all visitors had
 * before is a way back, which nothing holds up; any other is a promotion, and must fit like one.
 */
export function pin(
  registry: Registry,
  actor: Actor,
  { environment = production, remote, version, after, reason }: Pin,
  requireFit: RequireFit = async () => undefined,
): Promise<Changed> {
  return changeChannel(
    registry,
    actor,
    { environment, remote, channel: 'pin', reason, after, minds: 'own' },
    async (trx) => {
      const release = await findRunnable(trx, remote, version);
      if (!(await wasStable(trx, release.id, environment))) await requireFit(trx, release);
      return { action: 'pin', release };
    },
  );
}

/** Whether a release has ever been the stable one of its remote in an environment. */
async function wasStable(trx: RegistryDatabase, releaseId: number, environment: string): Promise<boolean> {
  const change = await trx
    .selectFrom('releases.change as c')
    .innerJoin('releases.composition as k', 'k.seq', 'c.seq')
    .select('c.seq')
    .where('c.after_id', '=', releaseId)
    .where('c.channel', '=', 'stable')
    .where('k.environment', '=', environment)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** Takes a pin away; the channels count again as they were. */
export function unpin(registry: Registry, actor: Actor, wish: Pick<Pin, 'environment' | 'remote' | 'reason'>) {
  const { environment, remote } = wish;
  return changeChannel(registry, actor, { ...wish, channel: 'pin', minds: 'own' }, async (trx) => {
    if (await readChannel(trx, remote, 'pin', environment)) return { action: 'unpin', release: undefined };
    throw new RegistryRefusal('nothing-to-roll-back', `${remote} is not pinned.`);
  });
}

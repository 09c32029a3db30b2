import type { SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import { production, signedEnvironment } from '@umbral/protocol/composition/environment.ts';
import { takeClaims } from '../claims/take-claims.ts';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockComposition } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import type { Release } from '../registry/releases.ts';
import type { ChangeAction, ChannelName } from '../registry/tables/registry-tables.ts';
import { requireSettled } from '../settings/require-settled.ts';
import type { SigningKey } from '../signing/key-pair.ts';
import { type Change, readChanges } from './change-history.ts';
import { currentSeq, writeComposition } from './composition.ts';

/** What a channel shall hold; nothing empties it. */
export interface ChannelStep {
  readonly action: ChangeAction;
  readonly release: Release | undefined;
  /** Of 10,000 visitors; canary only. */
  readonly share?: number;
  /** What else stands in the audit log. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface Wish {
  /** Where; production unless it is said. */
  readonly environment?: string | undefined;
  readonly remote: string;
  readonly channel: ChannelName;
  /** Why; it stands in the audit log and in the history. */
  readonly reason: string;
  /** The composition that the wish was made on: what changed since may speak against it. */
  readonly after?: number | undefined;
  /** Whether changes of other remotes speak against it too: they do where a gate compared with them. */
  readonly minds: 'all' | 'own';
}

/** A change that was carried out. */
export interface Changed extends SignedLock {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Carries out one change of what runs: the channel, the history, the audit log and the next signed composition in one
 * transaction, one change after the other. Of two wishes on the same composition the second is told what the first did.
 */
export async function changeChannel(
  { db, key }: Registry,
  actor: Actor,
  wish: Wish,
  plan: (trx: RegistryDatabase) => Promise<ChannelStep>,
): Promise<Changed> {
  return db.transaction().execute((trx) => changeWithin({ trx, key }, actor, wish, plan));
}

/** One change as a part of a greater deed, in its transaction. */
export async function changeWithin(
  { trx, key }: { readonly trx: RegistryDatabase; readonly key: SigningKey },
  actor: Actor,
  wish: Wish,
  plan: (trx: RegistryDatabase) => Promise<ChannelStep>,
): Promise<Changed> {
  await lockComposition(trx);
  const { environment = production } = wish;
  const last = await currentSeq(trx, environment);
  await requireUnchanged(trx, wish, last);
  await requireUnpinned(trx, wish);
  const step = await plan(trx);
  if (step.release && wish.channel !== 'preview') {
    await takeClaims(trx, step.release);
    await requireSettled(trx, step.release, environment);
  }
  const former = await setChannel(trx, wish, step);
  if (wish.channel === 'stable') await endEqualCanary(trx, wish.remote, environment);
  const signed = await writeComposition(trx, environment, key);
  await writeHistory(trx, actor, wish, { step, former, seq: signed.lock.seq });
  return { ...signed, before: former?.version ?? null, after: step.release?.version ?? null };
}

async function requireUnchanged(
  trx: RegistryDatabase,
  { environment = production, after, remote, minds }: Wish,
  last: number,
): Promise<void> {
  if (after === undefined || after === last) return;
  if (after > last) {
    throw new RegistryRefusal(
      'invalid-input',
      `${environment} has no composition ${after} yet; its newest is ${last}.`,
    );
  }
  const since = { environment, after, limit: 100, ...(minds === 'own' ? { remote } : {}) };
  const changes = await readChanges(trx, since);
  if (changes.length === 0) return;
  throw new RegistryRefusal('composition-changed', sentenceOf(changes, after), { current: last, changes });
}

function sentenceOf(changes: readonly Change[], after: number): string {
  const told = changes.slice(0, 3).map(({ remote, channel, before, after: next, actor }) => {
    return `${remote} ${channel} went from ${before ?? 'nothing'} to ${next ?? 'nothing'} by ${actor}`;
  });
  return `Composition ${after} is not the newest any more: ${told.join('; ')}. Check against the newest and try again.`;
}

async function requireUnpinned(trx: RegistryDatabase, { environment, remote, channel }: Wish): Promise<void> {
  if (channel === 'pin' || channel === 'preview') return;
  const pin = await readChannel(trx, remote, 'pin', environment);
  if (!pin) return;
  const [why] = await readChanges(trx, { environment, remote, channel: 'pin', limit: 1 });
  throw new RegistryRefusal(
    'pinned',
    `${remote} is pinned to ${pin.version} by ${why?.actor ?? 'nobody'}: ${why?.reason ?? ''}. Take the pin away first.`,
    { remote, version: pin.version },
  );
}

/** What a channel of a remote holds in an environment. */
export function readChannel(db: RegistryDatabase, remote: string, name: ChannelName, environment = production) {
  return db
    .selectFrom('releases.channel as c')
    .innerJoin('releases.release as r', 'r.id', 'c.release_id')
    .select(['r.id', 'r.version', 'c.share'])
    .where('c.environment', '=', environment)
    .where('c.remote', '=', remote)
    .where('c.name', '=', name)
    .executeTakeFirst();
}

async function setChannel(trx: RegistryDatabase, wish: Wish, { release, share }: ChannelStep) {
  const { environment = production, remote, channel } = wish;
  const former = await readChannel(trx, remote, channel, environment);
  if (!release) {
    await trx
      .deleteFrom('releases.channel')
      .where('environment', '=', environment)
      .where('remote', '=', remote)
      .where('name', '=', channel)
      .execute();
    return former;
  }
  const held = { release_id: release.id, share: channel === 'canary' ? (share ?? 0) : null };
  await trx
    .insertInto('releases.channel')
    .values({ environment, remote, name: channel, ...held })
    .onConflict((conflict) => conflict.columns(['environment', 'remote', 'name']).doUpdateSet(held))
    .execute();
  return former;
}

/** A canary that everybody has is none any more. */
async function endEqualCanary(trx: RegistryDatabase, remote: string, environment: string): Promise<void> {
  const stable = await readChannel(trx, remote, 'stable', environment);
  await trx
    .deleteFrom('releases.channel')
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('name', '=', 'canary')
    .where('release_id', '=', stable?.id ?? 0)
    .execute();
}

interface Outcome {
  readonly step: ChannelStep;
  readonly former: { readonly id: number; readonly version: string } | undefined;
  readonly seq: number;
}

async function writeHistory(trx: RegistryDatabase, actor: Actor, wish: Wish, { step, former, seq }: Outcome) {
  const { environment = production, remote, channel, reason } = wish;
  const { action, release } = step;
  const share = channel === 'canary' && release ? (step.share ?? 0) : null;
  await trx
    .insertInto('releases.change')
    .values({
      seq,
      remote,
      channel,
      action,
      before_id: former?.id ?? null,
      after_id: release?.id ?? null,
      share,
      actor: actor.name,
      reason,
    })
    .execute();
  const version = release?.version ?? former?.version;
  const place = { ...signedEnvironment(environment), channel, seq };
  const facts = { ...place, before: former?.version ?? null, ...(share === null ? {} : { share }), ...step.facts };
  await writeAudit(trx, actor, { action, remote, ...(version ? { version } : {}), reason, facts });
}

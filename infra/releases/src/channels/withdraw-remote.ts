import { sql } from 'kysely';
import { endClaims } from '../claims/give-up-claims.ts';
import { requireUnlinked } from '../claims/links-to-remote.ts';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import { listEnvironments } from '../registry/environments.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockComposition } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import type { ChannelName } from '../registry/tables/registry-tables.ts';
import { changeWithin, readChannel } from './change-channel.ts';

export interface Withdrawal {
  readonly remote: string;
  /** Where people who come to its addresses are led; null tells them that they are gone. */
  readonly leadsTo: string | null;
  readonly reason: string;
}

/** A pin first: it holds everything else. */
const endings = [
  ['pin', 'unpin'],
  ['canary', 'end'],
  ['preview', 'end'],
  ['stable', 'end'],
] as const satisfies readonly (readonly [ChannelName, 'unpin' | 'end'])[];

/**
 * Takes a remote out of everything that runs, in all environments, and ends its claims: what it had may be claimed by others, and tombstones
 * say where its addresses lead. Its versions stay, so that tabs that have it open find their files. Refused while
 * others link to it, unless their visitors are led elsewhere.
 */
export async function withdrawRemote({ db, key }: Registry, actor: Actor, wish: Withdrawal): Promise<void> {
  const { remote, leadsTo, reason } = wish;
  if (remote === 'shell') throw new RegistryRefusal('invalid-input', 'Without a shell there is no portal.');
  await db.transaction().execute(async (trx) => {
    await lockComposition(trx);
    await requireUnlinked(trx, wish);
    const { rows } = await sql`
      update releases.remote set withdrawn_at = now() where name = ${remote} and withdrawn_at is null returning name`.execute(
      trx,
    );
    if (rows.length === 0) throw new RegistryRefusal('not-found', `There is no living remote named ${remote}.`);
    for (const { name: environment } of await listEnvironments(trx)) {
      for (const [channel, action] of endings) {
        if (!(await readChannel(trx, remote, channel, environment))) continue;
        const ending = { environment, remote, channel, reason, minds: 'own' } as const;
        await changeWithin({ trx, key }, actor, ending, async () => ({ action, release: undefined }));
      }
    }
    const claims = await endClaims(trx, { remote, leadsTo });
    const settings = await forgetSettings(trx, remote);
    await writeAudit(trx, actor, { action: 'remote-withdrawn', remote, reason, facts: { leadsTo, claims, settings } });
  });
}

/** Nothing is said to a remote that is gone; gives what was. */
async function forgetSettings(trx: RegistryDatabase, remote: string) {
  return trx
    .deleteFrom('releases.setting')
    .where('remote', '=', remote)
    .returning(['environment', 'name', 'value'])
    .execute();
}

import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { lockComposition } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { claimAll } from './take-claims.ts';

/** A remote that shall be known, with what is kept for it before its first release. */
export interface NewRemote {
  readonly name: string;
  readonly team: string;
  /** First part of its topics' names. */
  readonly namespace: string;
  /** Addresses below which nobody else may have pages. */
  readonly prefixes: readonly string[];
  readonly reason: string;
}

/** Makes a remote known: from then on tokens may name it and releases be offered. One that was withdrawn comes back. */
export async function registerRemote(db: RegistryDatabase, actor: Actor, remote: NewRemote): Promise<void> {
  const { name, team, namespace, prefixes, reason } = remote;
  await db.transaction().execute(async (trx) => {
    await lockComposition(trx);
    const added = await trx
      .insertInto('releases.remote')
      .values({ name, team, registered_by: actor.name })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ team, registered_by: actor.name, withdrawn_at: null })
          .where('releases.remote.withdrawn_at', 'is not', null),
      )
      .returning('name')
      .executeTakeFirst();
    if (!added)
      throw new RegistryRefusal('name-taken', `There is a remote named ${name} already. Choose another name.`);
    const kept = prefixes.map((key) => ({ kind: 'prefix' as const, key }));
    await claimAll(trx, name, [{ kind: 'namespace', key: namespace }, ...kept]);
    await writeAudit(trx, actor, {
      action: 'remote-registered',
      remote: name,
      reason,
      facts: { team, namespace, prefixes },
    });
  });
}

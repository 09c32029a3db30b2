import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { requireRegistered } from '../registry/remotes.ts';
import type { ClaimGrant } from './claim-conflicts.ts';

/** Lets another remote have static addresses below the parameters of a shape, or the shape itself; again is no mistake. */
export async function grantShape(
  db: RegistryDatabase,
  actor: Actor,
  { owner, shape, grantee, isSuccession, reason }: ClaimGrant & { readonly reason: string },
): Promise<void> {
  await requireRegistered(db, [grantee]);
  await db.transaction().execute(async (trx) => {
    const owned = await trx
      .selectFrom('releases.claim')
      .select('id')
      .where('kind', '=', 'shape')
      .where('key', '=', shape)
      .where('remote', '=', owner)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!owned) throw new RegistryRefusal('not-found', `${owner} has no address ${shape}.`);
    await trx
      .insertInto('releases.claim_grant')
      .values({ owner, shape, grantee, is_succession: isSuccession, granted_by: actor.name })
      .onConflict((conflict) =>
        conflict.columns(['owner', 'shape', 'grantee']).doUpdateSet({ is_succession: isSuccession }),
      )
      .execute();
    await writeAudit(trx, actor, {
      action: 'claim-granted',
      remote: owner,
      reason,
      facts: { shape, grantee, isSuccession },
    });
  });
}

import type { RegistryDatabase } from '../registry/registry.ts';
import type { ClaimsNow } from './claim-conflicts.ts';

/** All that is claimed and granted now. */
export async function readClaimsNow(db: RegistryDatabase): Promise<ClaimsNow> {
  const living = await db
    .selectFrom('releases.claim as c')
    .innerJoin('releases.remote as r', 'r.name', 'c.remote')
    .select(['c.kind', 'c.key', 'c.remote', 'r.team'])
    .where('c.ended_at', 'is', null)
    .orderBy('c.key')
    .execute();
  const grants = await db
    .selectFrom('releases.claim_grant')
    .select(['owner', 'shape', 'grantee', 'is_succession as isSuccession'])
    .execute();
  return { living, grants };
}

/** Where somebody was and nobody is now: the newest word about each address, with where it leads; null is nowhere. */
export function readTombstones(db: RegistryDatabase) {
  return db
    .selectFrom('releases.claim as gone')
    .distinctOn('gone.key')
    .select(['gone.key as shape', 'gone.remote', 'gone.leads_to as leadsTo', 'gone.ended_at as since'])
    .where('gone.kind', '=', 'shape')
    .where('gone.ended_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('releases.claim as own')
            .select('own.id')
            .where('own.kind', '=', 'shape')
            .whereRef('own.key', '=', 'gone.key')
            .where('own.ended_at', 'is', null),
        ),
      ),
    )
    .orderBy('gone.key')
    .orderBy('gone.id', 'desc')
    .execute();
}

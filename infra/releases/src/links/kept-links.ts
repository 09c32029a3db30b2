import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { linkSchema } from '@umbral/protocol/composition/qa-link-schema.ts';
import { writeLinkToken } from '@umbral/protocol/composition/qa-link-token.ts';
import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { sql } from 'kysely';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

/** A link with what became of it. */
export interface KeptLink {
  readonly link: QaLink;
  readonly url: string;
  readonly state: 'living' | 'expired' | 'revoked';
  readonly createdAt: Date;
  readonly firstUsedAt: Date | null;
  readonly revokedBy: string | null;
}

/** Links of an environment, newest first. */
export async function listLinks(db: RegistryDatabase, environment: string, limit: number): Promise<KeptLink[]> {
  const rows = await db
    .selectFrom('releases.link')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('isOver'))
    .where('environment', '=', environment)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const link = linkSchema.parse(row.link);
    const token = writeLinkToken(link, signatureSchema.parse(row.signature));
    const state = row.revoked_at ? 'revoked' : row.isOver ? 'expired' : 'living';
    const { created_at: createdAt, first_used_at: firstUsedAt, revoked_by: revokedBy } = row;
    return { link, url: `${link.origin}/_link/${token}`, state, createdAt, firstUsedAt, revokedBy };
  });
}

/** Ids of links that do not count any more although their time is not over: what every shell must know. */
export async function revokedLinks(db: RegistryDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('releases.link')
    .select('id')
    .where('revoked_at', 'is not', null)
    // As long as a shell whose clock is late would still follow them.
    .where('expires_at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends a link of an environment at once. Whoever made it may, and who `mayEndAll`. */
export async function revokeLink(
  db: RegistryDatabase,
  actor: Actor,
  ending: { readonly environment: string; readonly id: string; readonly reason: string; readonly mayEndAll: boolean },
): Promise<void> {
  const { environment, id, reason, mayEndAll } = ending;
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('releases.link')
      .selectAll()
      .where('environment', '=', environment)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found || found.revoked_at) throw new RegistryRefusal('not-found', `There is no living link ${id}.`);
    if (!mayEndAll && found.made_by !== actor.name) {
      throw new RegistryRefusal('not-allowed', `This link was made by ${found.made_by}: they or an operator end it.`);
    }
    await trx
      .updateTable('releases.link')
      .set({ revoked_at: sql<Date>`now()`, revoked_by: actor.name })
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, actor, { action: 'link-revoked', reason, facts: { id } });
  });
}

/** Writes down that a link was opened for the first time; all later times say nothing new. */
export async function noteUse(db: RegistryDatabase, shell: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('releases.link')
      .set({ first_used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('first_used_at', 'is', null)
      .returning('purpose')
      .executeTakeFirst();
    if (used) await writeAudit(trx, shell, { action: 'link-used', reason: used.purpose, facts: { id } });
  });
}

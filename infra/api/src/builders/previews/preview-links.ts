import type { PreviewLink } from '@umbral/domain/api/project-previews.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { linkToken } from '../../engine/mail/link-token.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { type FormSubject, ownSubject, type WantedSubject } from '../projects/form-subject.ts';
import { actsFor } from '../projects/ownership.ts';
import { inTransaction } from '../projects/project-transaction.ts';

/** How long a link is good, from when it was last asked for. */
export const linkDays = 14;
const dayMs = 86_400_000;
const shownLinks = 20;

interface LinkRow {
  id: number;
  linked_at: Date;
  link_hash: Buffer;
  created_by: string | null;
  expires_at: Date;
  revoked_at: Date | null;
  opened: number;
  opened_at: Date | null;
}

const tokenOf = (backend: Backend, id: number, linkedAt: Date) => linkToken(backend, 'project-preview', id, linkedAt);

async function linksOf(
  db: Kysely<Database>,
  { draft_id, project_id }: FormSubject,
  onlyGood = false,
): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select w.id, w.linked_at, w.link_hash, u.first_name as created_by, w.expires_at, w.revoked_at, w.opened, w.opened_at
    from project_preview w left join app_user u on u.id = w.created_by
    where w.draft_id is not distinct from ${draft_id} and w.project_id is not distinct from ${project_id}
      and (w.revoked_at is null or not ${onlyGood})
    order by w.id desc limit ${shownLinks}`.execute(db);
  return rows;
}

/** A link as its makers see it; the secret of one that is over is told to nobody. */
function toLink(backend: Backend, row: LinkRow): PreviewLink {
  const token = tokenOf(backend, row.id, row.linked_at);
  const isGood = row.revoked_at === null && row.expires_at > backend.now() && hashToken(token).equals(row.link_hash);
  return {
    id: row.id,
    token: isGood ? token : null,
    created_at: row.linked_at.toISOString(),
    created_by: row.created_by,
    expires_at: row.expires_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    opened: row.opened,
    opened_at: row.opened_at?.toISOString() ?? null,
  };
}

/** The links that a draft or project has had, the newest first. */
export async function previewLinks(backend: Backend, person: SignedIn, wanted: WantedSubject): Promise<PreviewLink[]> {
  const rows = await linksOf(backend.db, await ownSubject(backend.db, person, wanted));
  return rows.map((row) => toLink(backend, row));
}

async function insertLink(
  backend: Backend,
  db: Kysely<Database>,
  person: SignedIn,
  subject: FormSubject,
): Promise<void> {
  const now = backend.now();
  const { id } = await db
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('project_preview', 'id'))::int`.as('id'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('project_preview')
    .values({
      ...subject,
      id,
      link_hash: hashToken(tokenOf(backend, id, now)),
      linked_at: now,
      created_by: person.userId,
      expires_at: now,
    })
    .execute();
}

/** The good link of a draft or project, made where there is none; it is good for its whole time from now on. */
export async function ensureLink(backend: Backend, person: SignedIn, wanted: WantedSubject): Promise<PreviewLink> {
  return inTransaction(backend, async (db) => {
    const subject = await ownSubject(db, person, wanted);
    await sql`select pg_advisory_xact_lock(hashtextextended('project-preview', ${subject.draft_id ?? -(subject.project_id ?? 0)}))`.execute(
      db,
    );
    const [known] = await linksOf(db, subject, true);
    // A link that ran out is not revived: whoever has it was told that it ends.
    if (known && !toLink(backend, known).token) await revoke(backend, db, known.id);
    if (!known || !toLink(backend, known).token) await insertLink(backend, db, person, subject);
    const expires_at = new Date(backend.now().getTime() + linkDays * dayMs);
    const { id } = found((await linksOf(db, subject, true))[0]);
    await db.updateTable('project_preview').set({ expires_at }).where('id', '=', id).execute();
    return toLink(backend, found((await linksOf(db, subject, true))[0]));
  });
}

async function revoke({ now }: Backend, db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('project_preview')
    .set({ revoked_at: now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Takes a link back, once however often it is asked; a link of others is as absent as none. */
export async function revokeLink(backend: Backend, person: SignedIn, id: number): Promise<void> {
  const row = found(
    await backend.db.selectFrom('project_preview').where('id', '=', id).select(['id', 'builder_id']).executeTakeFirst(),
  );
  if (!(await actsFor(backend.db, person, row.builder_id))) throw new Refusal('not-found');
  await revoke(backend, backend.db, row.id);
}

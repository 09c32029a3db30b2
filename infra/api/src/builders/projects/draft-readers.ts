import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { ownDraft } from './draft-queries.ts';

/** A form that is open tells of itself every ten seconds; who was silent for longer than this has left. */
const presentFor = sql`interval '35 seconds'`;

interface Reader {
  draft: number;
  tab: string;
}

interface Presence {
  version: number;
  updated_at: string;
  saved_by: string | null;
  others: string[];
}

/** Notes that a tab has a draft open, and gives what its person must know of the others; 404 where it is not theirs. */
export async function tellPresence(backend: Backend, person: SignedIn, { draft, tab }: Reader): Promise<Presence> {
  const { db } = backend;
  const { version, updated_at } = await ownDraft(db, person, draft);
  // It may be ending in this moment: then there is nothing to note any more.
  await sql`
    with open as (select id from project_draft where id = ${draft} for key share)
    insert into draft_reader (draft_id, tab, user_id) select id, ${tab}::uuid, ${person.userId} from open
    on conflict (draft_id, tab) do update set seen_at = now(), user_id = excluded.user_id`.execute(db);
  await sql`delete from draft_reader where draft_id = ${draft} and seen_at < now() - ${presentFor}`.execute(db);
  const { rows } = await sql<{ saved_by: string | null; others: string[] }>`
    select (select u.first_name from app_user u where u.id = d.saved_by and u.id <> ${person.userId}) as saved_by,
      (select coalesce(jsonb_agg(distinct u.first_name), '[]') from draft_reader r join app_user u on u.id = r.user_id
        where r.draft_id = d.id and r.user_id <> ${person.userId}) as others
    from project_draft d where d.id = ${draft}`.execute(db);
  return { version, updated_at: updated_at.toISOString(), ...found(rows[0]) };
}

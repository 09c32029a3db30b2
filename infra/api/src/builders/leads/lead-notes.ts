import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { ownLead } from './lead-access.ts';
import { leadTexts as texts } from './lead-texts.ts';

interface Note {
  readonly text: string;
  /** Drawn by the form: sent again, it is the same note. */
  readonly key: string;
}

/** Adds a note of the team to a request; once for each key. */
export async function addNote(backend: Backend, person: SignedIn, id: number, { text, key }: Note) {
  const lead = await ownLead(backend.db, person, id);
  if (lead.is_withdrawn) return { ok: 0 as const, message: texts.withdrawn };
  await backend.db
    .insertInto('contact_event')
    .values({
      contact_id: lead.id,
      kind: 'note',
      done_by: 'builder',
      user_id: person.userId,
      at: backend.now(),
      body: text,
      note_key: key,
    })
    .onConflict((conflict) => conflict.columns(['contact_id', 'note_key']).doNothing())
    .execute();
  return { ok: 1 as const, message: texts.note };
}

/** Keeps that somebody of the builder has opened a request; administrators look on and change nothing. */
export async function markRead(backend: Backend, person: SignedIn, id: number) {
  const lead = await ownLead(backend.db, person, id);
  const isMember = sql<boolean>`exists (select from builder_member m
    where m.builder_id = contact.builder_id and m.user_id = ${person.userId})`;
  await backend.db
    .updateTable('contact')
    .set({ read_at: backend.now() })
    .where('id', '=', lead.id)
    .where('read_at', 'is', null)
    .where(isMember)
    .execute();
  return { ok: 1 as const, message: texts.read };
}

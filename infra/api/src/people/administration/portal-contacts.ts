import type { PortalContact } from '@umbral/domain/api/portal-contacts.ts';
import { leadStateOf } from '@umbral/domain/contact/contact-states.ts';
import { type PortalContactState, portalContactKinds } from '@umbral/domain/contact/portal-contact.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { recordSecurityEvent, type StaffMember } from '../../engine/sessions/security-log.ts';
import { recordContactEvent } from '../contacts/contact-history.ts';

/** Which of them are asked for: those in a state, or one. */
interface Asked {
  readonly state: PortalContactState | undefined;
  readonly contact: number | undefined;
}

interface Row extends Omit<PortalContact, 'state' | 'withdrawn_at' | 'created_at'> {
  state: Parameters<typeof leadStateOf>[0];
  withdrawn_at: Date | null;
  created_at: Date;
  total: number;
}

const toPortal = sql<boolean>`k.builder_id is null and k.kind in (${sql.join([...portalContactKinds])})`;

/** One page of what people have written to the portal itself; that staff read it stands in the log of security. */
export async function portalContacts(
  { db }: Backend,
  asked: Asked,
  page: PageRequest,
  staff: StaffMember,
): Promise<Page<PortalContact>> {
  const { rows } = await sql<Row>`
    select k.id, k.kind, k.state, k.name, k.email, k.phone, k.home_city, k.home_country, k.message, k.answers,
      k.schedule_date, to_char(k.schedule_time, 'HH24:MI') as schedule_time, k.schedule_kind, k.origin, k.withdrawn_at,
      k.created_at, count(*) over () as total
    from contact k where ${toPortal} and ${isAsked(asked)}
    order by k.created_at desc, k.id desc limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  await recordSecurityEvent(db, { kind: 'data-read', facts: { what: 'portal-contacts' }, ...staff });
  return pageOfRows(rows.map(toContact), rows[0]?.total ?? 0, page);
}

function isAsked({ state, contact }: Asked): RawBuilder<boolean> {
  if (contact !== undefined) return sql`k.id = ${contact}`;
  if (state === undefined) return sql`true`;
  return state === 'new' ? sql`k.state in ('new', 'sent')` : sql`k.state = ${state}`;
}

function toContact({ total: _, state, withdrawn_at, created_at, ...row }: Row): PortalContact {
  return {
    ...row,
    state: settledState(state),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

/** The states of sales rooms beyond an answer are no matter of the portal's team: they all say that it has answered. */
function settledState(state: Row['state']): PortalContactState {
  const seen = leadStateOf(state);
  return seen === 'new' || seen === 'discarded' ? seen : 'contacted';
}

/** Says where the team stands with somebody, with who said it; false where nobody has written under the number. */
export function settle(
  { db, now }: Backend,
  { id, state }: { readonly id: number; readonly state: PortalContactState },
  userId: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = await stateOf(transaction, id);
    if (before === undefined) return false;
    if (settledState(before) === state) return true;
    await transaction.updateTable('contact').set({ state }).where('id', '=', id).execute();
    const facts = { from: before, to: state };
    await recordContactEvent(transaction, { contactId: id, kind: 'state', doneBy: 'portal', userId, at: now(), facts });
    return true;
  });
}

async function stateOf(db: Kysely<Database>, id: number): Promise<Row['state'] | undefined> {
  const { rows } = await sql<{ state: Row['state'] }>`
    select k.state from contact k where k.id = ${id} and ${toPortal} for update`.execute(db);
  return rows[0]?.state;
}

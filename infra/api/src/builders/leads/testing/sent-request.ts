import { sql } from 'kysely';
import { people } from '../../../testing/call.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** What differs of a request from an ordinary one. */
interface Sent {
  /** The builder that gets it; the seeded builder's own by default. */
  readonly builderId?: number;
  readonly name?: string;
  readonly email?: string;
  readonly title?: string;
  readonly at?: string;
  /** ISO day and `HH:MM`. */
  readonly visit?: readonly [day: string, time: string];
}

const sender = people.visitor;

/** A request of a person to a project of a builder that takes visits, stored as its form does; gives its number. */
export async function sendRequest({ backend }: TestApp, sent: Sent = {}): Promise<number> {
  const { builderId = 1, name = 'Sofía Rojas', email = sender, title, at = '2027-03-16T15:00:00Z', visit } = sent;
  const [day, time] = visit ?? [null, null];
  const { rows } = await sql<{ id: number }>`
    insert into contact (kind, name, email, phone, user_id, builder_id, project_id, project_title, plant_id, plant_title,
      schedule_date, schedule_time, schedule_kind, message, agree_terms, consent_version, created_at)
    select 'project', ${name}, ${email}, '+573001234567', u.id, j.builder_id, j.id, coalesce(${title ?? null}, j.title), p.id,
      p.title, ${day}::date, ${time}::time, case when ${day}::date is not null then 'in-person' end,
      'Busco dos alcobas.', true, '2026-01', ${at}
    from project j join plant p on p.project_id = j.id and p.is_active
    left join app_user u on u.email = ${email}
    where j.builder_id = ${builderId} and j.state = 'published' and j.enable_schedule
    order by p.id limit 1 returning id`.execute(backend.db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no project of this builder takes visits');
  return id;
}

/** Letters that wait to be sent, in their order: `visit-moved person`. */
export async function lettersQueued({ backend }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ letter: string }>`
    select concat_ws(' ', payload->>'template', payload->>'reader') as letter from outbox
    where topic = 'mail' order by id`.execute(backend.db);
  return rows.map(({ letter }) => letter);
}

import type { ClientBase } from 'pg';
import { demoPhone } from './addresses.ts';
import { consentVersion } from './consent-rows.ts';
import { type SeedRequest, seedRequests } from './request-texts.ts';
import { dayAfter, momentBefore } from './seed-clock.ts';
import type { TableRows } from './table-rows.ts';

const colleague = "(select id from app_user where email = 'constructora@example.com')";

/** The builder's projects that take visits, the youngest first, each with its first home. */
const projects = `
  select j.id, j.title, j.city_id, p.id as plant_id, p.title as plant_title, p.price,
    row_number() over (order by j.id desc) as turn
  from project j join lateral (select * from plant p where p.project_id = j.id and p.is_active and p.removed_at is null
    order by p.position, p.id limit 1) p on true
  where j.builder_id = 1 and j.state = 'published' and j.enable_schedule`;

/** What the builder of the demonstration finds in its inbox: people in every state, visits, notes of the team. */
export const requestRows: TableRows = async (client) => {
  for (const [index, request] of seedRequests.entries()) await insertRequest(client, index, request);
};

async function insertRequest(client: ClientBase, index: number, request: SeedRequest): Promise<void> {
  const { name, email, project, state, days, minutes, message, whatsapp = false, visit, note } = request;
  const created = momentBefore(days, minutes);
  const answered = answerOf(request);
  const { rows } = await client.query<{ id: number }>(
    `insert into contact (kind, name, email, phone, home_city, home_country, builder_id, project_id, project_title, plant_id,
       plant_title, plant_price, project_city_id, message, whatsapp, state, agree_terms, consent_version, consent_at,
       created_at, first_answer_at, first_answer_way, read_at, attended_at, withdrawn_at, schedule_date, schedule_time,
       schedule_kind, visit_change, visit_changed_by, visit_changed_at, visit_confirmed_at)
     select case when j.id is null then 'builder' else 'project' end, $1, $2, $3, 'Bogotá', 'Colombia', 1, j.id, j.title,
       j.plant_id, j.plant_title, j.price, j.city_id, $4, $5, $6, true, $7, $8::timestamptz, $8, $9::timestamptz,
       case when $9::timestamptz is not null then 'phone' end, $9, case when $6 = 'attended' then $9 end,
       $10::timestamptz, $11::date, $12::time, case when $11::date is not null then 'in-person' end,
       case when $13 = 'proposed' then 'moved' end, case when $13 = 'proposed' then 'builder' end,
       case when $13 = 'proposed' then $9 end, case when $13 = 'confirmed' then $9 end
     from (select 1) one left join (${projects}) j on j.turn = $14
     returning id`,
    [
      ...[name, email, demoPhone(index + 20), message, whatsapp, state, consentVersion, created, answered],
      request.isWithdrawn ? momentBefore(days - 1, minutes) : null,
      ...[visit ? dayAfter(visit.in) : null, visit?.at ?? null, visit?.is ?? null, project],
    ],
  );
  const id = rows[0]?.id;
  if (answered) await insertEvent(client, id, 'answer', answered, { way: 'phone', from: 'sent', to: 'contacted' });
  if (note) {
    await client.query(
      `insert into contact_event (contact_id, at, done_by, user_id, kind, body, note_key)
       values ($1, $2::timestamptz + interval '5 minutes', 'builder', ${colleague}, 'note', $3, md5($3)::uuid)`,
      [id, answered ?? created, note],
    );
  }
}

function answerOf({ days, minutes, answeredAfter }: SeedRequest): string | null {
  return answeredAfter === undefined ? null : momentBefore(days, minutes - answeredAfter);
}

async function insertEvent(
  client: ClientBase,
  contactId: number | undefined,
  kind: string,
  at: string,
  facts: object,
): Promise<void> {
  await client.query(
    `insert into contact_event (contact_id, at, done_by, user_id, kind, facts)
     values ($1, $2, 'builder', ${colleague}, $3, $4)`,
    [contactId, at, kind, JSON.stringify(facts)],
  );
}

import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { type AnswerWay, type ContactState, leadStateOf } from '@umbral/domain/contact/contact-states.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import { plantPath } from '../../market/plants/plant-link.ts';
import type { OwnLead } from './lead-access.ts';
import { historyOf } from './lead-history.ts';
import { leadColumns, type StoredLead, toLeadRow } from './lead-row.ts';
import { teamOf } from './lead-team.ts';

interface DetailRow extends StoredLead {
  readonly builder: { readonly id: number; readonly name: string };
  readonly plant_id: number | null;
  readonly plant_price: number | null;
  readonly message: string | null;
  readonly home_city: string | null;
  readonly home_country: string | null;
  readonly preferred_channel: AnswerWay | null;
  readonly preferred_window: string | null;
  readonly origin: string;
  readonly consent_sentence: string;
  readonly consent_at: Date;
  readonly withdrawn_at: Date | null;
  readonly visit_reason: string | null;
  readonly takes_visits: boolean;
}

/** A request with all that the person has said, what became of it, and the other requests of the same person. */
export async function leadDetail(backend: Backend, lead: OwnLead): Promise<LeadDetail> {
  const [row, history, samePerson, team] = await Promise.all([
    detailRow(backend, lead.id),
    historyOf(backend.db, lead.id),
    samePersonAs(backend, lead.id),
    teamOf(backend.db, lead.builder_id),
  ]);
  const { home_city, home_country, consent_sentence, consent_at, withdrawn_at, ...stored } = row;
  const { builder, plant_id, plant_price, message, preferred_channel, preferred_window, origin } = stored;
  return {
    ...toLeadRow(stored),
    ...{ builder, plant_id, plant_price, message, preferred_channel, preferred_window, origin },
    visit_reason: stored.visit_reason,
    takes_visits: stored.takes_visits,
    path: await pathOf(backend, plant_id),
    residence: [home_city, home_country].filter(Boolean).join(', '),
    consent: {
      sentence: consent_sentence,
      at: consent_at.toISOString(),
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
    },
    history,
    same_person: samePerson,
    team,
  };
}

async function detailRow({ db }: Backend, id: number): Promise<DetailRow> {
  const { rows } = await sql<DetailRow>`
    select ${leadColumns}, jsonb_build_object('id', b.id, 'name', b.name) as builder, c.plant_id, c.plant_price,
      case when c.withdrawn_at is null then c.message end as message,
      case when c.withdrawn_at is null then c.home_city end as home_city,
      case when c.withdrawn_at is null then c.home_country end as home_country, c.preferred_channel, c.preferred_window, c.origin, c.visit_reason,
      coalesce(c.consent_sentence, t.body) as consent_sentence, c.consent_at, c.withdrawn_at,
      coalesce(j.enable_schedule and j.state = 'published', false) as takes_visits
    from contact c join builder b on b.id = c.builder_id left join project j on j.id = c.project_id
    join consent_text t on t.purpose = c.consent_purpose and t.version = c.consent_version
    where c.id = ${id}`.execute(db);
  return found(rows[0]);
}

async function samePersonAs({ db }: Backend, id: number): Promise<LeadDetail['same_person']> {
  const { rows } = await sql<{ id: number; about: string | null; state: ContactState; created_at: Date }>`
    select o.id, concat_ws(' · ', o.project_title, o.plant_title) as about, o.state, o.created_at
    from contact c join contact o on o.builder_id = c.builder_id and lower(o.email) = lower(c.email) and o.id <> c.id
    where c.id = ${id} order by o.created_at desc, o.id desc limit 100`.execute(db);
  return rows.map((row) => ({
    ...row,
    about: row.about || null,
    state: leadStateOf(row.state),
    created_at: row.created_at.toISOString(),
  }));
}

async function pathOf(backend: Backend, plantId: number | null): Promise<string | null> {
  if (plantId === null) return null;
  const [home] = await recordsOfIds(backend, [plantId]);
  return home?.isActive === 1 ? plantPath(home) : null;
}

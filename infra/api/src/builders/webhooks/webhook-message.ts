import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import type { AnswerWay, ContactState } from '@umbral/domain/contact/contact-states.ts';
import { leadStateOf } from '@umbral/domain/contact/contact-states.ts';
import { type VisitChanges, visitStateOf } from '@umbral/domain/contact/visit-state.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { WebhookPayload } from '@umbral/domain/webhooks/webhook-payload.ts';
import type { WebhookTopic } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { WebhookMessage } from '../../engine/third-parties/builder-webhook/webhook-sender.ts';
import { signWebhook } from '../../engine/third-parties/lead-webhook/webhook-signature.ts';

/** What is to be told, without the person: who that is, is read when it is sent. */
export interface Told {
  readonly id: string;
  readonly event: WebhookTopic;
  readonly created_at: Date;
  readonly builder: WebhookPayload['builder'];
  readonly contact_id: number | null;
  readonly change: WebhookPayload['change'];
}

interface ContactRow extends VisitChanges {
  readonly state: ContactState;
  readonly created_at: Date;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly message: string | null;
  readonly preferred_channel: AnswerWay | null;
  readonly preferred_window: string | null;
  readonly project_id: number | null;
  readonly project_title: string | null;
  readonly plant_id: number | null;
  readonly plant_title: string | null;
  readonly plant_price: number | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly kind: AppointmentKind;
  readonly consent_at: Date;
  readonly withdrawn_at: Date | null;
}

/** The body of a delivery, with the contact as it stands now; whoever took the consent back is not named. */
export async function payloadOf(backend: Backend, { contact_id, ...told }: Told): Promise<WebhookPayload> {
  const contact = contact_id === null ? null : await contactOf(backend, contact_id);
  const { id, event, builder, change } = told;
  return { ...{ id, event, builder, contact, change }, created_at: told.created_at.toISOString() };
}

async function contactOf({ db, config }: Backend, id: number): Promise<WebhookPayload['contact']> {
  const { rows } = await sql<ContactRow>`
    select state, created_at, case when withdrawn_at is null then name end as name,
      case when withdrawn_at is null then email::text end as email,
      case when withdrawn_at is null then nullif(phone, '') end as phone,
      case when withdrawn_at is null then message end as message, preferred_channel, preferred_window, project_id,
      project_title, plant_id, plant_title, plant_price, schedule_date::text as day,
      to_char(schedule_time, 'HH24:MI') as time, coalesce(schedule_kind, 'in-person') as kind, visit_change,
      visit_changed_by, visit_confirmed_at, consent_at, withdrawn_at
    from contact where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { project_id, project_title, plant_id, plant_title, plant_price, day, time, kind } = row;
  const { name, email, phone, message, preferred_channel, preferred_window } = row;
  return {
    ...{ id, name, email, phone, message, preferred_channel, preferred_window },
    state: leadStateOf(row.state),
    created_at: row.created_at.toISOString(),
    link: `${config.origin}${routes.builderLeads.href()}?contacto=${id}`,
    project: project_title === null ? null : { id: project_id, title: project_title },
    plant: plant_title === null ? null : { id: plant_id, title: plant_title, price: plant_price },
    visit: day === null || time === null ? null : { day, time, kind, state: visitStateOf(row) },
    consent: {
      given_at: row.consent_at.toISOString(),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    },
  };
}

/** A payload as it travels: signed with the moment, so that a copy of it is worth nothing later. */
export function signedMessage(
  { id, event, ...rest }: WebhookPayload,
  { url, secret, attempt, now }: { url: string; secret: string; attempt: number; now: Date },
): WebhookMessage {
  const body = JSON.stringify({ id, event, ...rest });
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Umbral-Webhook/1',
      'idempotency-key': id,
      'x-umbral-event': event,
      'x-umbral-attempt': String(attempt),
      'x-umbral-signature': signWebhook(secret, body, now),
    },
  };
}

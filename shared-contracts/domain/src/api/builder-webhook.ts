import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { isoMoment } from '../vocabulary/identifier.ts';
import { webhookTexts as texts } from '../webhooks/webhook-texts.ts';
import {
  deliveryStates,
  webhookEvents,
  webhookFaults,
  webhookStates,
  webhookTopics,
} from '../webhooks/webhook-vocabulary.ts';
import { idParams, outcome } from './fields.ts';
import { pageOf, pageQueryOf } from './paging.ts';

/** None of these calls is a row of the specification. */

const version = z.int().positive().max(2_147_483_647);

/** How a builder's system is told, without the secret: that is shown once, by the call that makes it. */
export const webhookSettings = z.object({
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  /** When it was paused after many failures. */
  paused_at: isoMoment.nullable(),
  /** Age of the secret. */
  secret_at: isoMoment,
  version,
});
export type WebhookSettings = z.output<typeof webhookSettings>;

const attempt = z.object({
  at: isoMoment,
  /** From 1. */
  number: z.int(),
  /** None where nobody answered. */
  status: z.int().nullable(),
  duration_ms: z.int(),
  fault: z.enum(webhookFaults).nullable(),
});

/** Something that a builder's system was told, or is to be told. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  event: z.enum(webhookTopics),
  /** None in a test, or where the person is gone. */
  contact_id: z.int().nullable(),
  created_at: isoMoment,
  state: z.enum(deliveryStates),
  /** The newest first, at most twenty. */
  attempts: z.array(attempt),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const example: WebhookDelivery = {
  ...{ id: '0b7e4b62-5a3f-4a52-9a64-0c1f7f8d2b11', event: 'contact.created', contact_id: 12 },
  ...{ created_at: '2026-11-26T15:42:00.000Z', state: 'delivered' },
  attempts: [{ at: '2026-11-26T15:42:01.000Z', number: 1, status: 200, duration_ms: 184, fault: null }],
};

export const getWebhook = endpoint({
  id: 'C386',
  method: 'GET',
  path: '/constructoras/id/{id}/integracion',
  summary: "How a builder's own system is told of its contacts, and what it was told in the last 30 days",
  access: 'builder',
  params: idParams,
  query: pageQueryOf(20),
  response: pageOf(webhookDelivery).extend({ settings: webhookSettings.nullable() }),
});

export const saveWebhook = endpoint({
  id: 'C387',
  method: 'POST',
  path: '/constructoras/id/{id}/integracion',
  summary:
    "Says where a builder's system is told and of what; a new secret stands in this answer and in no other. 409 where it changed meanwhile",
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({
      url: z.string(texts.url).trim().min(1, texts.url).max(500, texts.longUrl),
      events: z.array(z.enum(webhookEvents)).min(1, texts.events).max(webhookEvents.length, texts.events),
      active: z.boolean(),
      /** Asks for another secret; the first save makes one anyway. */
      new_secret: z.boolean().default(false),
      /** Of the settings that were read; none for the first. */
      version: version.nullable(),
    })
    .meta({
      examples: [
        {
          ...{ url: 'https://crm.example.com/umbral', events: ['contact.created', 'visit.asked'] },
          ...{ active: true, new_secret: false, version: null },
        },
      ],
    }),
  response: outcome.extend({ secret: z.string().nullable(), settings: webhookSettings }),
});

export const testWebhook = endpoint({
  id: 'C388',
  method: 'POST',
  path: '/constructoras/id/{id}/integracion/prueba',
  summary: "Tells a builder's system a test at once and says what came of it",
  access: 'builder',
  params: idParams,
  response: outcome.extend({ delivery: webhookDelivery }).meta({
    examples: [{ ok: 1, message: texts.tested, delivery: { ...example, event: 'test', contact_id: null } }],
  }),
});

export const replayDelivery = endpoint({
  id: 'C389',
  method: 'POST',
  path: '/constructoras/id/{id}/integracion/entregas/{delivery}/repetir',
  summary: 'Sends something again under the number that it had; once however often it is asked while it waits',
  access: 'builder',
  params: idParams.extend({ delivery: z.uuid() }),
  response: outcome,
});

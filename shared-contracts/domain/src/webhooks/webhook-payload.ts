import { z } from 'zod';
import { appointmentKinds } from '../calendar/appointment.ts';
import { answerWays, leadStates } from '../contact/contact-states.ts';
import { visitStates } from '../contact/visit-state.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { webhookTopics } from './webhook-vocabulary.ts';

const named = z.object({ id: z.int().nullable(), title: z.string() });
const state = z.enum(leadStates);
const slot = z.object({ day: z.string(), time: z.string(), kind: z.enum(appointmentKinds) });

/** A request as it stands when it is told; whoever took the consent back is named no more. */
const contact = z.object({
  id: z.int(),
  state,
  created_at: isoMoment,
  /** Where the sales room opens it. */
  link: z.url(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  /** How and when the person wants to be contacted; none for any lawful hour. */
  preferred_channel: z.enum(answerWays).nullable(),
  preferred_window: z.string().nullable(),
  project: named.nullable(),
  plant: named.extend({ price: z.int().nullable() }).nullable(),
  visit: slot.extend({ state: z.enum(visitStates) }).nullable(),
  consent: z.object({ given_at: isoMoment, withdrawn_at: isoMoment.nullable() }),
});

/** What happened at the moment of the event, which may not be the last that happened. */
const change = z.union([z.object({ from: state, to: state }), slot]);

/** The body of what a builder's system is sent. Fields are added, never taken away or given another meaning. */
export const webhookPayload = z.object({
  /** The same at every attempt and replay: who has it already drops the double. */
  id: z.uuid(),
  event: z.enum(webhookTopics),
  created_at: isoMoment,
  builder: z.object({ id: z.int(), name: z.string() }),
  /** None in a test. */
  contact: contact.nullable(),
  change: change.nullable(),
});
export type WebhookPayload = z.output<typeof webhookPayload>;

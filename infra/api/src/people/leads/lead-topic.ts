import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { GiveUp, NotNow, oneByOne, type Topic } from '../../engine/outbox/topic.ts';
import { type FailureReason, PartyFailure } from '../../engine/third-parties/guard/party-failure.ts';
import type { LeadWebhook, RelayedLead } from '../../engine/third-parties/lead-webhook/lead-webhook.ts';
import { findLead, markRelay, type StoredLead } from './lead-queries.ts';

const order = z.object({ leadId: z.int().positive() });
/** An automation may take ten seconds for each lead. */
const batch = 8;

/** Hands leads to the automation; without one they stay in their table, marked as such. */
export function leadTopic(backend: Backend, webhook: LeadWebhook | undefined): Topic {
  return {
    name: 'lead-webhook',
    batch,
    run: oneByOne(async ({ payload }) => {
      const { leadId } = order.parse(payload);
      if (webhook) await relay(backend, webhook, leadId);
      else await markRelay(backend, leadId, 'not-configured');
    }),
  };
}

async function relay(backend: Backend, webhook: LeadWebhook, id: number): Promise<void> {
  const lead = await findLead(backend, id);
  if (!lead) throw new GiveUp('the lead no longer exists');
  try {
    await webhook.relay(toRelayed(lead));
  } catch (error) {
    if (!(error instanceof PartyFailure)) throw error;
    if (isAway(error.reason)) throw new NotNow(error.message);
    if (!error.isFinal) throw error;
    await markRelay(backend, id, 'refused');
    throw new GiveUp(error.message);
  }
  await markRelay(backend, id, 'relayed');
}

/** Nobody is there to be asked: no lead is worse for it. */
function isAway(reason: FailureReason): boolean {
  return reason === 'open' || reason === 'unreachable';
}

const answers = z.record(z.string(), z.unknown());

function toRelayed(lead: StoredLead): RelayedLead {
  const { id, form, name, email, phone, email_status, consent_version } = lead;
  const asked = Object.entries(answers.catch({}).parse(lead.fields)).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, textOf(value)] as const],
  );
  return {
    idempotencyKey: `lead-${id}`,
    fields: {
      ...Object.fromEntries(asked),
      lead_id: String(id),
      form,
      name,
      email,
      phone,
      email_status,
      consent_version,
      consent_at: lead.consent_at.toISOString(),
      created_at: lead.created_at.toISOString(),
    },
  };
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

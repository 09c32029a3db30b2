import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import type { OutboxRow } from '../../engine/outbox/outbox-queries.ts';
import { GiveUp, oneByOne, type Topic } from '../../engine/outbox/topic.ts';
import type { Conversion } from '../../engine/third-parties/conversions/conversion-network.ts';
import { PartyFailure } from '../../engine/third-parties/guard/party-failure.ts';
import { findConversion, markSent } from './conversion-queries.ts';

const order = z.object({ conversion: z.int(), network: z.string() });
const browserFacts = z.object({
  userAgent: z.string().optional(),
  fbp: z.string().optional(),
  fbc: z.string().optional(),
  gaClientId: z.string().optional(),
});

/** Networks refuse events that are older. */
const oldestMs = 7 * 86_400_000;

/** Tells each network of its conversions. */
export function conversionTopic(backend: Backend): Topic {
  return { name: 'conversion', batch: 20, run: oneByOne((row) => tell(backend, row)) };
}

async function tell(backend: Backend, { payload }: OutboxRow): Promise<void> {
  const { conversion: id, network: name } = order.parse(payload);
  const network = backend.parties.conversions.find((one) => one.name === name);
  const row = await findConversion(backend, id);
  // A network that is no longer configured, or an event that came too late, has nobody to hear of it.
  if (!network || !row || backend.now().getTime() - row.occurred_at.getTime() > oldestMs) return;
  await network.send(toConversion(backend, row)).catch((error: unknown) => {
    throw error instanceof PartyFailure && error.isFinal ? new GiveUp(error.message) : error;
  });
  await markSent(backend, id);
}

type Row = NonNullable<Awaited<ReturnType<typeof findConversion>>>;

function toConversion({ config }: Backend, row: Row): Conversion {
  const visitor = row.user_id === null ? `key:${row.visitor_key}` : `user:${row.user_id}`;
  return {
    eventId: row.event_id,
    name: row.name,
    occurredAt: row.occurred_at,
    pageUrl: new URL(row.path, config.origin).href,
    visitorId: createHash('sha256').update(`${config.captchaSecret}:${visitor}`).digest('hex'),
    person: {
      email: row.email_hash?.toString('hex'),
      phone: row.phone_hash?.toString('hex'),
      googleEmail: row.google_email_hash?.toString('hex'),
      googlePhone: row.google_phone_hash?.toString('hex'),
    },
    browser: browserFacts.parse(row.browser ?? {}),
    item: row.plant_id === null ? undefined : { id: row.plant_id, value: row.value ?? undefined },
  };
}

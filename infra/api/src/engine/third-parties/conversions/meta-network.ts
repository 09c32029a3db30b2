import { z } from 'zod';
import { createCallGuard } from '../guard/call-guard.ts';
import { PartyFailure } from '../guard/party-failure.ts';
import type { Conversion, ConversionNetwork } from './conversion-network.ts';
import type { MetaSettings } from './conversion-settings.ts';

const party = 'meta-conversions';
const receipt = z.object({ events_received: z.int() });

/** Meta's Conversions API: `POST /{version}/{pixel}/events`; its token travels in the body, not in the address. */
export function metaNetwork({ url, pixelId, token, testCode }: MetaSettings): ConversionNetwork {
  const guard = createCallGuard({ party, baseUrl: url, timeoutMs: 5000 });
  return {
    name: 'meta',
    async send(conversion) {
      const { events_received } = await guard.json(
        {
          method: 'POST',
          path: `${encodeURIComponent(pixelId)}/events`,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            data: [eventOf(conversion)],
            access_token: token,
            ...(testCode ? { test_event_code: testCode } : {}),
          }),
          // The event's id makes two of them one.
          isRepeatable: true,
        },
        receipt,
      );
      if (events_received !== 1) throw new PartyFailure(party, 'garbage');
    },
  };
}

function eventOf({ eventId, name, occurredAt, pageUrl, visitorId, person, browser, item }: Conversion) {
  const { email, phone } = person;
  return {
    event_name: name,
    event_time: Math.floor(occurredAt.getTime() / 1000),
    event_id: eventId,
    event_source_url: pageUrl,
    action_source: 'website',
    user_data: {
      external_id: [visitorId],
      ...(email ? { em: [email] } : {}),
      ...(phone ? { ph: [phone] } : {}),
      client_user_agent: browser.userAgent ?? '',
      ...(browser.fbp ? { fbp: browser.fbp } : {}),
      ...(browser.fbc ? { fbc: browser.fbc } : {}),
    },
    ...(item
      ? {
          custom_data: {
            content_type: 'product',
            content_ids: [String(item.id)],
            currency: 'COP',
            ...(item.value === undefined ? {} : { value: item.value }),
          },
        }
      : {}),
  };
}

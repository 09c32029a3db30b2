import { createCallGuard } from '../guard/call-guard.ts';
import type { Conversion, ConversionNetwork } from './conversion-network.ts';
import type { GoogleSettings } from './conversion-settings.ts';

/** Our events in Google's vocabulary. */
const names: Record<Conversion['name'], string> = {
  AddToWishlist: 'add_to_wishlist',
  Subscribe: 'subscribe',
  Lead: 'generate_lead',
  CompleteRegistration: 'sign_up',
  ViewContent: 'view_item',
};

/** Google's Measurement Protocol (GA4) with user-provided data: `POST /mp/collect`, which answers nothing. */
export function googleNetwork({ url, measurementId, apiSecret }: GoogleSettings): ConversionNetwork {
  const guard = createCallGuard({ party: 'google-conversions', baseUrl: url, timeoutMs: 5000 });
  return {
    name: 'google',
    send: (conversion) =>
      guard.send({
        method: 'POST',
        path: 'mp/collect',
        query: { measurement_id: measurementId, api_secret: apiSecret },
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payloadOf(conversion)),
        // Google counts most events as often as it hears them.
        isRepeatable: false,
      }),
  };
}

function payloadOf({ eventId, name, occurredAt, pageUrl, visitorId, person, browser, item }: Conversion) {
  const { googleEmail: email, googlePhone: phone } = person;
  return {
    client_id: browser.gaClientId ?? visitorId,
    user_id: visitorId,
    timestamp_micros: occurredAt.getTime() * 1000,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    ...(email || phone
      ? {
          user_data: {
            ...(email ? { sha256_email_address: [email] } : {}),
            ...(phone ? { sha256_phone_number: [phone] } : {}),
          },
        }
      : {}),
    events: [
      {
        name: names[name],
        params: {
          transaction_id: eventId,
          page_location: pageUrl,
          engagement_time_msec: 1,
          ...(item ? { currency: 'COP', items: [{ item_id: String(item.id) }] } : {}),
          ...(item?.value === undefined ? {} : { value: item.value }),
        },
      },
    ],
  };
}

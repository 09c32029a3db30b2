import { createCallGuard } from '../guard/call-guard.ts';
import type { LeadWebhook } from './lead-webhook.ts';
import type { LeadWebhookSettings } from './lead-webhook-settings.ts';
import { signWebhook } from './webhook-signature.ts';

const timeoutMs = 10_000;

/** Posts leads as forms, signed, each with the key that tells a second delivery. The outbox does the repeating. */
export function httpLeadWebhook({ url, secret }: LeadWebhookSettings, now: () => Date): LeadWebhook {
  const guard = createCallGuard({ party: 'lead-webhook', baseUrl: url, timeoutMs, attempts: 1 });
  return {
    relay({ idempotencyKey, fields }) {
      const body = new URLSearchParams(fields).toString();
      return guard.send({
        method: 'POST',
        path: '',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': idempotencyKey,
          'x-umbral-signature': signWebhook(secret, body, now()),
        },
        body,
        isRepeatable: true,
      });
    },
  };
}

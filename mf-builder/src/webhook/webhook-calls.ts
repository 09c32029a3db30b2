import * as calls from '@umbral/domain/api/builder-webhook.ts';
import type { WebhookEvent } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Where and of what a builder's system is told, as the form says it. */
export interface ConnectionValues {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly active: boolean;
}

/** Keeps a connection; the first time and on wish the answer holds a secret. */
export function saveConnection(
  call: CallApi,
  builder: number,
  { url, events, active }: ConnectionValues,
  rest: { readonly version: number | null; readonly new_secret?: boolean },
) {
  return call(calls.saveWebhook, { params: { id: builder }, body: { url, events: [...events], active, ...rest } });
}

/** Tells the system of a builder a test. */
export function sendTest(call: CallApi, builder: number) {
  return call(calls.testWebhook, { params: { id: builder } });
}

/** Tells it something again. */
export function replay(call: CallApi, builder: number, delivery: string) {
  return call(calls.replayDelivery, { params: { id: builder, delivery } });
}

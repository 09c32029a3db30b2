import type {
  DeliveryState,
  WebhookEvent,
  WebhookFault,
  WebhookState,
  WebhookTopic,
} from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import type { Generated } from 'kysely';
import type { DefaultMoment, Moment, OptionalJson, OptionalMoment } from './column.ts';

export interface BuilderWebhookTable {
  builder_id: number;
  url: string;
  events: WebhookEvent[];
  state: Generated<WebhookState>;
  secret: Buffer;
  secret_at: Moment;
  version: Generated<number>;
  failures: Generated<number>;
  failing_since: OptionalMoment;
  paused_at: OptionalMoment;
}

export interface WebhookDeliveryTable {
  id: Generated<string>;
  builder_id: number;
  event: WebhookTopic;
  contact_id: number | null;
  change: OptionalJson;
  state: Generated<DeliveryState>;
  created_at: DefaultMoment;
}

export interface WebhookAttemptTable {
  delivery_id: string;
  number: number;
  at: Moment;
  status: number | null;
  duration_ms: number;
  fault: WebhookFault | null;
}

export interface WebhooksTables {
  builder_webhook: BuilderWebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_attempt: WebhookAttemptTable;
}

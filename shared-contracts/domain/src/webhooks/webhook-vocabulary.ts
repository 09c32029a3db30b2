/** What a builder's own system can be told of. */
export const webhookEvents = [
  'contact.created',
  'contact.state-changed',
  'contact.withdrawn',
  'visit.asked',
  'visit.moved',
  'visit.confirmed',
  'visit.cancelled',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is delivered: an event, or the test that a builder asks for. */
export const webhookTopics = [...webhookEvents, 'test'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** Whether a builder's system is told: by choice, not by choice, or not any more because it kept failing. */
export const webhookStates = ['active', 'off', 'paused'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Where a delivery stands: on its way, kept until a paused connection goes on, arrived, or given up. */
export const deliveryStates = ['waiting', 'held', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt failed. */
export const webhookFaults = [
  'unknown-host',
  'private-host',
  'unreachable',
  'certificate',
  'timeout',
  'lost',
  'redirect',
  'status',
  'secret',
] as const;
export type WebhookFault = (typeof webhookFaults)[number];

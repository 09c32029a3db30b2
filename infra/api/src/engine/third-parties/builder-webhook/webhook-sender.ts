import type { WebhookFault } from '@umbral/domain/webhooks/webhook-vocabulary.ts';

/** What a builder's own system is sent. */
export interface WebhookMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of sending it once. */
export interface WebhookAnswer {
  /** None where nobody answered. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Nothing where the receiver has it. */
  readonly fault: WebhookFault | null;
}

/** Why an address is not called at all. */
export type AddressFault = 'scheme' | 'credentials' | 'port' | 'host';

/** The way to addresses that builders write themselves: whoever lies behind one may be anybody. */
export interface WebhookSender {
  /** What is wrong with an address as it is written; where its name leads is known only when it is called. */
  addressFault(url: string): AddressFault | undefined;
  /** Posts once. Never throws: what went wrong is the answer. */
  send(message: WebhookMessage): Promise<WebhookAnswer>;
}

import { channel } from 'node:diagnostics_channel';
import type { BreakerState } from 'infra-breaker/breaker.ts';
import type { FailureReason } from './party-failure.ts';

/** What is told of one attempt: who was called, how it went, how long it took. Never what was asked. */
export interface PartyEvent {
  readonly party: string;
  readonly outcome: 'ok' | FailureReason;
  readonly status: number | undefined;
  readonly attempt: number;
  readonly ms: number;
  readonly breaker: BreakerState;
}

const attempts = channel('umbral:third-party');

/** Tells those who measure and log. */
export function announce(event: PartyEvent): void {
  attempts.publish(event);
}

/** Hears of every attempt in this process until the returned function is called. */
export function hearAttempts(listener: (event: PartyEvent) => void): () => void {
  const onMessage = (message: unknown) => listener(message as PartyEvent);
  attempts.subscribe(onMessage);
  return () => attempts.unsubscribe(onMessage);
}

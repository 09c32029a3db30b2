import { type Breaker, createBreaker } from 'infra-breaker/breaker.ts';
import { manyFailures } from 'infra-breaker/opening-rules.ts';

/** When the breaker of a remote's renders opens. A failure is one that cost a thread or a whole timeout. */
export interface RenderBreakerOptions {
  /** So many failures open it, and such a share (0 to 1) of the last renders. */
  readonly failures: number;
  readonly share: number;
  /** Milliseconds until a probe. */
  readonly openMs: number;
}

export const defaultBreaker: RenderBreakerOptions = { failures: 5, share: 0.2, openMs: 10_000 };

const judged = 50;
const windowMs = 60_000;

/** Makes the breaker of one version of a remote, closed; `clock` counts milliseconds. */
export function createRenderBreaker({ failures, share, openMs }: RenderBreakerOptions, clock?: () => number): Breaker {
  return createBreaker({ rule: manyFailures({ judged, windowMs, failures, share }), openMs, clock });
}

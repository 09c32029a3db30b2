import type { FailureSignal } from '@umbral/protocol/release/health-signals.ts';
import { type Health, spread } from './world.ts';

/** Meets so many more of its visitors with a failure. */
function more(signal: FailureSignal, part: number): (healthy: Health) => Health {
  return ({ failures, ...healthy }) => ({ ...healthy, failures: { ...failures, [signal]: failures[signal] + part } });
}

/** What a bad version does to its visitors. */
export const faults = {
  'throws for 5 % of visitors': more('crashed', 0.05),
  'doubles render time': (healthy: Health): Health => ({
    ...healthy,
    spreads: { ...healthy.spreads, 'render-ms': spread('render-ms', 2) },
  }),
  'shifts layout': (healthy: Health): Health => ({
    ...healthy,
    spreads: { ...healthy.spreads, cls: spread('cls', 1, 0.15) },
  }),
  'floods the bus': (healthy: Health): Health => ({
    ...healthy,
    failures: { ...healthy.failures, 'bus-flooded': 0.5 },
  }),
  // One of its pages in five: whoever stays on the others sees nothing.
  'has a loader that throws': more('page-failed', 0.2),
  'has an effect that throws': more('crashed', 0.2),
  'leaves promises rejected': more('rejected', 0.2),
  // Of what only some browsers measure, and only where somebody stays or clicks twice.
  freezes: more('froze', 0.12),
  'answers no click': more('dead-click', 0.1),
  'covers the page': more('covered', 0.2),
} as const;

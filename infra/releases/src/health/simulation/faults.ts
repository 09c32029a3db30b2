import { type Health, spread } from './world.ts';

/** What a bad version does to its visitors. */
export const faults = {
  'throws for 5 % of visitors': (healthy: Health): Health => ({
    ...healthy,
    failures: { ...healthy.failures, crashed: healthy.failures.crashed + 0.05 },
  }),
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
} as const;

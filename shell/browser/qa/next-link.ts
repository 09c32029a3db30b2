import { type Chaos, type QaLink, timedFaults } from '@umbral/protocol/composition/qa-link.ts';

/** What somebody chose in the panel. */
export interface ChosenFault {
  readonly remote: Chaos['remote'];
  readonly side: Chaos['side'];
  /** Nothing takes the present fault away. */
  readonly fault: Chaos['fault'] | undefined;
  readonly ms: number | undefined;
}

const leastHours = 0.02;
const mostHours = 7 * 24;

/** What to ask the registry for: the present link with another fault, from where the visitor is, until it would end. */
export function nextWish(link: QaLink, chosen: ChosenFault, { path, now }: { path: string; now: number }) {
  const { origin, dev, flags, currency, purpose } = link;
  const others = link.chaos.filter(({ remote, side }) => remote !== chosen.remote || side !== chosen.side);
  const pins = Object.fromEntries(Object.entries(link.pins).map(([app, { version }]) => [app, version]));
  const hours = Math.min(Math.max((link.until - now / 1000) / 3600, leastHours), mostHours);
  return { origin, pins, dev, flags, currency, purpose, path, hours, chaos: [...others, ...faultsOf(chosen)] };
}

function faultsOf({ remote, side, fault, ms }: ChosenFault): readonly Chaos[] {
  if (fault === undefined) return [];
  return [{ remote, side, fault, ...(timedFaults.includes(fault) && ms !== undefined ? { ms } : {}) }];
}

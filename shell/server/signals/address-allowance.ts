import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from 'infra-observability/network-of.ts';

/** How much one address may say. */
export interface AddressAllowance {
  /** Whether it may say something more; counts it. */
  takes(address: string, what: string): boolean;
}

export interface AllowanceOptions {
  readonly most: number;
  readonly perMs: number;
  readonly now?: () => number;
}

const mostAddresses = 50_000;

/** Counts by address, known here by a keyed hash only, and forgets everything after its time. */
export function createAddressAllowance(options: AllowanceOptions): AddressAllowance {
  const { most, perMs, now = Date.now } = options;
  const key = randomBytes(16);
  let used = new Map<string, number>();
  let until = now() + perMs;

  return {
    takes(address, what) {
      if (now() >= until || used.size >= mostAddresses) {
        used = new Map();
        until = now() + perMs;
      }
      const name = createHmac('sha256', key)
        .update(`${networkOf(address)} ${what}`)
        .digest('base64');
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return count <= most;
    },
  };
}

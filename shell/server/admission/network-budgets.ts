/** How much may be drawn for one network: `burst` at once, and `perSecond` on and on. */
export interface NetworkBudget {
  readonly burst: number;
  readonly perSecond: number;
}

/** What the networks have left. */
export interface NetworkBudgets {
  /** Takes one; false where nothing is left. It counts below nothing, so that who goes on asking waits longer. */
  takes(network: string): boolean;
  /** Below nothing for who went on asking. */
  leftOf(network: string): number;
  /** Seconds until the network has something again. */
  secondsUntilMore(network: string): number;
}

interface Left {
  readonly count: number;
  readonly at: number;
}

/** The oldest are forgotten: they have long got everything back. */
const mostNetworks = 20_000;
/** Nobody is locked out for longer, in seconds. */
const longestDebt = 10;

/** Makes the budgets, all of them whole; `now` counts milliseconds. */
export function createNetworkBudgets({ burst, perSecond }: NetworkBudget, now: () => number): NetworkBudgets {
  const known = new Map<string, Left>();

  function leftOf(network: string): number {
    const last = known.get(network);
    return last ? Math.min(burst, last.count + ((now() - last.at) / 1000) * perSecond) : burst;
  }

  return {
    takes(network) {
      const count = Math.max(leftOf(network) - 1, -longestDebt * perSecond);
      // The last one that asked stands last.
      known.delete(network);
      known.set(network, { count, at: now() });
      if (known.size > mostNetworks)
        for (const oldest of [...known.keys()].slice(0, mostNetworks / 10)) known.delete(oldest);
      return count >= 0;
    },
    leftOf,
    secondsUntilMore: (network) => Math.max(1, Math.ceil((1 - leftOf(network)) / perSecond)),
  };
}

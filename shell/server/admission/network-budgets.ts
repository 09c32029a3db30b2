/** How much may be drawn for one network: `burst` at once, and `perSecond` on and on. */
export interface NetworkBudget {
  readonly burst: number;
  readonly perSecond: number;
}

/** What the networks have left. */
export interface NetworkBudgets {
  /** Takes one; false where nothing is left. It counts below nothing, so that who goes on asking waits longer. */
  takes(network: string): boolean;
  /** How much a network asked for of late: of what was ten seconds ago a half counts. */
  usedOf(network: string): number;
  /** Seconds until the network has something again. */
  secondsUntilMore(network: string): number;
}

interface Left {
  readonly count: number;
  readonly used: number;
  readonly at: number;
}

/** The oldest are forgotten: they have long got everything back. */
const mostNetworks = 20_000;
/** Nobody is locked out for longer, in seconds. */
const longestDebt = 10;
const halfLifeMs = 10_000;

/** Makes the budgets, all of them whole; `now` counts milliseconds. */
export function createNetworkBudgets({ burst, perSecond }: NetworkBudget, now: () => number): NetworkBudgets {
  const known = new Map<string, Left>();

  function leftOf(network: string): number {
    const last = known.get(network);
    return last ? Math.min(burst, last.count + ((now() - last.at) / 1000) * perSecond) : burst;
  }

  function usedOf(network: string): number {
    const last = known.get(network);
    return last ? last.used * 0.5 ** ((now() - last.at) / halfLifeMs) : 0;
  }

  return {
    takes(network) {
      const count = Math.max(leftOf(network) - 1, -longestDebt * perSecond);
      const used = usedOf(network) + 1;
      // The last one that asked stands last.
      known.delete(network);
      known.set(network, { count, used, at: now() });
      if (known.size > mostNetworks)
        for (const oldest of [...known.keys()].slice(0, mostNetworks / 10)) known.delete(oldest);
      return count >= 0;
    },
    usedOf,
    secondsUntilMore: (network) => Math.max(1, Math.ceil((1 - leftOf(network)) / perSecond)),
  };
}

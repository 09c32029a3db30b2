import { createNetworkBudgets, type NetworkBudget } from './network-budgets.ts';

/** Lets a network's requests in at its pace; at once as long as it keeps to its budget. */
export type Pace = (network: string | undefined) => Promise<void>;

export interface PaceOptions {
  readonly budget: NetworkBudget;
  readonly waitMs?: number;
  readonly now?: () => number;
}

/**
 * Makes the pace of what the memory answers. Whoever is over the budget waits two seconds before each answer: a refusal
 * would cost as much as the page, and only make one who does not read it ask again at once.
 */
export function createPace({ budget, waitMs = 2000, now = () => performance.now() }: PaceOptions): Pace {
  const budgets = createNetworkBudgets(budget, now);
  return async (network) => {
    if (network === undefined || budgets.takes(network)) return;
    await new Promise<void>((resolve) => setTimeout(resolve, waitMs).unref());
  };
}

/** What a family tells of its money. It stays on the device; only what `propose` makes of it is ever searched by. */
export interface Budget {
  readonly income?: number;
  readonly debts?: number;
  readonly savings?: number;
  /** Whether the savings count in the search, which its address then holds. */
  readonly countsSavings: boolean;
  /** Whether only social housing is looked for: its instalment may be a larger share of the income. */
  readonly isVis: boolean;
  /** Annual rate that a bank has offered, percent; else the portal's. */
  readonly annualPercent?: number;
}

export const emptyBudget: Budget = { countsSavings: false, isVis: false };

/** No family has more in pesos, no bank asks for more in percent. */
export const mostOfBudget = { amount: 100_000_000_000, percent: 60 } as const;

/** A stored budget; what is no budget is an empty one, and a broken part of it is left out. */
export function parseBudget(text: string | null): Budget {
  const stored = parseObject(text);
  return {
    income: within(stored.income, mostOfBudget.amount),
    debts: within(stored.debts, mostOfBudget.amount),
    savings: within(stored.savings, mostOfBudget.amount),
    countsSavings: stored.countsSavings === true,
    isVis: stored.isVis === true,
    annualPercent: within(stored.annualPercent, mostOfBudget.percent),
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function within(value: unknown, limit: number): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= limit ? value : undefined;
}

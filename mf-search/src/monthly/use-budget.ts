import { useState } from 'react';
import { type Budget, emptyBudget } from './budget.ts';
import { forgetBudget, keepBudget, readBudget } from './stored-budget.ts';

export interface OwnBudget {
  readonly budget: Budget;
  readonly change: (part: Partial<Budget>) => void;
  /** Takes it off the device. */
  readonly forget: () => void;
  /** Reads it again after somebody else changed it. */
  readonly reload: () => void;
}

/** The budget of this device, and how to change it: every change is kept at once. Only for what is drawn in a browser. */
export function useBudget(): OwnBudget {
  const [budget, setBudget] = useState<Budget>(readBudget);
  const change = (part: Partial<Budget>) => {
    const next = { ...budget, ...part };
    setBudget(next);
    keepBudget(next);
  };
  const forget = () => {
    setBudget(emptyBudget);
    forgetBudget();
  };
  const reload = () => setBudget(readBudget());
  return { budget, change, forget, reload };
}

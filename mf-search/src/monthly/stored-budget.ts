import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { type Budget, emptyBudget, parseBudget } from './budget.ts';

/** The budget that this device keeps. */
export function readBudget(): Budget {
  try {
    return parseBudget(localStorage.getItem(localKeys.budget));
  } catch {
    return emptyBudget;
  }
}

/** Keeps a budget on this device; without storage it lasts as long as the page. */
export function keepBudget(budget: Budget): void {
  try {
    localStorage.setItem(localKeys.budget, JSON.stringify(budget));
  } catch {}
}

/** Takes the budget off this device. */
export function forgetBudget(): void {
  try {
    localStorage.removeItem(localKeys.budget);
  } catch {}
}

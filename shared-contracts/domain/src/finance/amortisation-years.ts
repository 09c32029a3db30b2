import type { AmortisationRow } from './amortisation.ts';

export interface AmortisationYear {
  /** From 1. */
  readonly year: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** What is still owed at its end. */
  readonly balance: number;
}

/** The table of a loan by year: twelve payments each, the last with what is left. */
export function amortisationYears(rows: readonly AmortisationRow[]): AmortisationYear[] {
  const years = Array.from({ length: Math.ceil(rows.length / 12) }, (_, index) =>
    rows.slice(index * 12, index * 12 + 12),
  );
  return years.map((months, index) => {
    const sum = (pick: (row: AmortisationRow) => number) => months.reduce((total, row) => total + pick(row), 0);
    return {
      year: index + 1,
      payment: sum((row) => row.payment),
      interest: sum((row) => row.interest),
      principal: sum((row) => row.principal),
      balance: months.at(-1)?.balance ?? 0,
    };
  });
}

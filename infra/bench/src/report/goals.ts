import { figure, markdownTable } from './table.ts';

/** What a benchmark is to show at most, beside what it showed. */
export interface Goal {
  readonly name: string;
  /** At most so much, in the unit that the name says. */
  readonly most: number;
  /** Of the numbers, as they are shown. */
  readonly decimals?: number;
  /** What was measured, by where. */
  readonly shown: Readonly<Record<string, number | undefined>>;
}

/** Goals with what was measured, the worst first, and in how many places they are kept. */
export function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ name, most, decimals, shown }) => {
    const said = (value: number) => figure(value, decimals);
    const measured = Object.entries(shown).flatMap(([where, value]) => (value === undefined ? [] : [{ where, value }]));
    const [worst, ...others] = measured.toSorted((a, b) => b.value - a.value);
    const best = others.at(-1) ?? worst;
    const kept = measured.filter(({ value }) => value <= most).length;
    return [
      name,
      said(most),
      worst ? `${said(worst.value)} (${worst.where})` : '–',
      best ? `${said(best.value)} (${best.where})` : '–',
      `${kept} of ${measured.length}`,
    ];
  });
  return markdownTable({ head: ['goal', 'at most', 'worst', 'best', 'kept'], rows });
}

import type { Issues } from '@umbral/kit/form/issues.ts';

/** What the fields hold, as it was typed, by the keys of the address. */
export type Typed = Readonly<Record<string, string>>;

/** What a calculator makes of its fields: a result, or what is wrong with which of them. */
export interface Reading<Result> {
  readonly issues: Issues;
  readonly result?: Result;
}

/** A calculator without its looks: its fields, and what comes out of them. */
export interface Calculator<Result> {
  /** What the fields hold before anybody typed, by the keys of the address and in its order. */
  readonly initial: Typed;
  /** Fields that an address must name: one that says nothing of them asks for them. */
  readonly asked: readonly string[];
  /** Fields that hold whole pesos. */
  readonly amounts: readonly string[];
  readonly read: (typed: Typed) => Reading<Result>;
}

/** A result where nothing is wrong with the fields it is made of. */
export function readingOf<Result>(issues: Issues, result: () => Result): Reading<Result> {
  return Object.keys(issues).length > 0 ? { issues } : { issues, result: result() };
}

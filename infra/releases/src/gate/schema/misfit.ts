/** How a value of the writer does not fit the reader. */
export type MisfitKind =
  | 'never-given'
  | 'maybe-absent'
  | 'unknown-field'
  | 'type'
  | 'null'
  | 'value'
  | 'bound'
  | 'pattern'
  | 'ambiguous';

/** One place where a writer can give what a reader does not accept. */
export interface Misfit {
  /** From the payload's root: `.items[].image`; empty: the payload itself. */
  readonly path: string;
  readonly kind: MisfitKind;
  /** Follows the field's name: `may be absent, but is required`. */
  readonly reason: string;
}

/** One misfit in a list. */
export function misfit(path: string, kind: MisfitKind, reason: string): Misfit[] {
  return [{ path, kind, reason }];
}

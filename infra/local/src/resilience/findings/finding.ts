/**
 * Something that an attack, a starved machine, a strange team or a second reading found wrong (or found to hold, and
 * that it should go on holding), with what repeats it since.
 */
export interface Finding {
  readonly found: string;
  /** Who repeats it, as `file › title`. A title with a placeholder is that of the table that it is filled from. */
  readonly tests: readonly string[];
  /** How the line of decision 88 begins that says what of it stays, and why. */
  readonly accepted?: string;
}

/** Findings by the section and the number under which they were reported. */
export type Findings = Readonly<Record<string, Finding>>;

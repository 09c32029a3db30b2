/** Name of the typed address in the address of the screen. */
export const testedName = 'probar';

/** What was typed, and what holds for it in a sentence. */
export interface TestedAddress {
  readonly typed: string;
  /** Absent where it is no address of the portal. */
  readonly answer?: string;
  readonly applies: boolean;
}

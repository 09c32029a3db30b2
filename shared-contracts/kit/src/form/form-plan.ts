import type { Outcome, Refusal } from './form-state.ts';
import type { Issues } from './issues.ts';

/** What was typed into a form, for as long as it was not sent. */
export interface FormDraft {
  /** What the form begins with, by the names of its controls. */
  readonly values?: Readonly<Record<string, string>>;
  /** Keeps the form as it stands: somebody has typed. */
  readonly keep: (form: HTMLFormElement) => void;
  /** Reads again what is kept: the form comes back. */
  readonly recall: () => void;
  /** The form was sent. */
  readonly forget: () => void;
}

/** What makes one form different from another. */
export interface FormPlan<Values, Sent> {
  /** Reads the controls at the press: a moment later they may be disabled. */
  readonly read: (data: FormData) => Values;
  /** What the browser finds wrong by itself, before anything is sent or loaded. */
  readonly check?: (values: Values) => Issues;
  /**
   * Sends the form, or throws: what the server finds wrong lands on its fields. `key` gives a random key, the same
   * one until the form is changed or has arrived, by which a server knows a form that is sent again.
   */
  readonly send: (values: Values, key: () => string) => Promise<Outcome<Sent>>;
  /** Said where nobody could take the form. */
  readonly failed: string;
  readonly draft?: FormDraft;
  /** It has arrived; without a result where it had waited on the device. The form may be off the page by then. */
  readonly onSent?: (result: Sent | undefined) => void;
  readonly onRefused?: (refusal: Refusal) => void;
}

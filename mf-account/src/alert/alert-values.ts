import { isEmail, validationMessages as messages, requiredIssue } from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

export const frequencies = ['daily', 'weekly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

/** What the form of an alert says. */
export interface AlertValues {
  readonly name: string;
  readonly frequency: Frequency;
  /** Of visitors without a session. */
  readonly email: string;
  readonly agree_terms: boolean;
}

/** Reads the form; a frequency that it does not offer is the usual one. */
export function readAlert(data: FormData): AlertValues {
  return {
    name: textOf(data, 'name'),
    frequency: frequencies.find((one) => one === data.get('frequency')) ?? 'weekly',
    email: textOf(data, 'email'),
    agree_terms: data.has('agree_terms'),
  };
}

/** What is wrong for a visitor without a session; whoever is signed in has said all this before. */
export function anonymousIssues(values: AlertValues): Issues {
  return foundIssues({
    email: requiredIssue(values.email, isEmail, messages.email),
    agree_terms: !values.agree_terms && messages.terms,
  });
}

import { isEmail, isFilled, validationMessages as messages } from 'shared-contracts/domain/validation.ts';

export const frequencies = ['daily', 'weekly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

/** What the form of an alert says. */
export interface AlertValues {
  readonly name: string;
  readonly frequency: Frequency;
  /** Of visitors without a session. */
  readonly email: string;
  readonly hasAgreed: boolean;
}

export type AlertIssues = Partial<Readonly<Record<'email' | 'hasAgreed', string>>>;

/** Reads the form; a frequency that it does not offer is the usual one. */
export function alertValues(data: FormData): AlertValues {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    name: text('name'),
    frequency: frequencies.find((one) => one === text('frequency')) ?? 'weekly',
    email: text('email'),
    hasAgreed: data.has('hasAgreed'),
  };
}

/** What is wrong for a visitor without a session; whoever is signed in has said all this before. */
export function anonymousIssues({ email, hasAgreed }: AlertValues): AlertIssues {
  const wrongEmail = isFilled(email) ? messages.email : messages.required;
  return {
    ...(isEmail(email) ? {} : { email: wrongEmail }),
    ...(hasAgreed ? {} : { hasAgreed: messages.terms }),
  };
}

import { hasPhoneCharacters } from 'shared-contracts/domain/phone.ts';
import { isEmail, isFilled, isPersonName, validationMessages as messages } from 'shared-contracts/domain/validation.ts';

/** What a person has written, as the controls of the form hold it. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO codes. */
  readonly phoneCountry: string;
  readonly homeCountry: string;
  readonly homeCity: string;
  /** ISO day and `HH:MM`; empty without an appointment. */
  readonly day: string;
  readonly time: string;
  readonly prefersWhatsapp: boolean;
  readonly hasAgreed: boolean;
  readonly wantsNews: boolean;
}

export type ContactField = keyof ContactValues;
export type ContactIssues = Readonly<Partial<Record<ContactField, string>>>;

/** Reads the form's controls by name. */
export function readContact(data: FormData): ContactValues {
  const text = (name: ContactField) => String(data.get(name) ?? '').trim();
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    phoneCountry: text('phoneCountry'),
    homeCountry: text('homeCountry'),
    homeCity: text('homeCity'),
    day: text('day'),
    time: text('time'),
    prefersWhatsapp: data.has('prefersWhatsapp'),
    hasAgreed: data.has('hasAgreed'),
    wantsNews: data.has('wantsNews'),
  };
}

/** What is wrong, by field, in the order of the form; the number itself is checked with its country's plan [B060, B102]. */
export function contactIssues(values: ContactValues): ContactIssues {
  const found: Record<ContactField, string | undefined | false> = {
    name: missing(values.name) ?? (!isPersonName(values.name) && messages.name),
    email: missing(values.email) ?? (!isEmail(values.email) && messages.email),
    phoneCountry: undefined,
    phone: missing(values.phone) ?? (!hasPhoneCharacters(values.phone, values.phoneCountry) && messages.phone),
    homeCountry: missing(values.homeCountry),
    homeCity: missing(values.homeCity),
    day: values.time !== '' && missing(values.day),
    time: values.day !== '' && missing(values.time),
    prefersWhatsapp: undefined,
    hasAgreed: !values.hasAgreed && messages.terms,
    wantsNews: undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => Boolean(message)));
}

function missing(text: string): string | undefined {
  return isFilled(text) ? undefined : messages.required;
}

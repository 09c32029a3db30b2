import type { AppointmentKind } from 'shared-contracts/domain/appointment.ts';
import { hasPhoneCharacters } from 'shared-contracts/domain/phone.ts';
import { isEmail, isFilled, isPersonName, validationMessages as messages } from 'shared-contracts/domain/validation.ts';

/** What a person has written, by the names of the call, so that the browser can post the form without script. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO codes. */
  readonly phone_country: string;
  readonly home_country: string;
  readonly home_city: string;
  readonly message: string;
  /** ISO day and `HH:MM`; empty without an appointment. */
  readonly schedule_date: string;
  readonly schedule_time: string;
  readonly schedule_kind: AppointmentKind;
  readonly whatsapp: boolean;
  readonly agree_terms: boolean;
  readonly news: boolean;
  readonly third_parties: boolean;
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
    phone_country: text('phone_country'),
    home_country: text('home_country'),
    home_city: text('home_city'),
    message: text('message'),
    schedule_date: text('schedule_date'),
    schedule_time: text('schedule_time'),
    schedule_kind: text('schedule_kind') === 'video' ? 'video' : 'in-person',
    whatsapp: data.has('whatsapp'),
    agree_terms: data.has('agree_terms'),
    news: data.has('news'),
    third_parties: data.has('third_parties'),
  };
}

/** What is wrong, by field; the number itself is checked with its country's plan [B060, B102]. */
export function contactIssues(values: ContactValues): ContactIssues {
  const { name, email, phone, schedule_date: day, schedule_time: time } = values;
  const found: Partial<Record<ContactField, string | false>> = {
    name: missing(name) ?? (!isPersonName(name) && messages.name),
    email: missing(email) ?? (!isEmail(email) && messages.email),
    phone: missing(phone) ?? (!hasPhoneCharacters(phone, values.phone_country) && messages.phone),
    home_country: missing(values.home_country),
    home_city: missing(values.home_city),
    schedule_date: time !== '' && missing(day),
    schedule_time: day !== '' && missing(time),
    agree_terms: !values.agree_terms && messages.terms,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => Boolean(message)));
}

function missing(text: string): string | undefined {
  return isFilled(text) ? undefined : messages.required;
}

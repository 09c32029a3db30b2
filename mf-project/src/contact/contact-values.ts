import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { hasPhoneCharacters } from '@umbral/domain/fields/phone.ts';
import {
  isEmail,
  isPersonName,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

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

/** Reads the form's controls by name. */
export function readContact(data: FormData): ContactValues {
  const text = (name: keyof ContactValues) => textOf(data, name);
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
export function contactIssues(values: ContactValues): Issues {
  const { phone, phone_country: country, schedule_date: day, schedule_time: time } = values;
  return foundIssues({
    name: requiredIssue(values.name, isPersonName, messages.name),
    email: requiredIssue(values.email, isEmail, messages.email),
    phone: requiredIssue(phone, (number) => hasPhoneCharacters(number, country), messages.phone),
    home_country: requiredIssue(values.home_country),
    home_city: requiredIssue(values.home_city),
    schedule_date: time !== '' && requiredIssue(day),
    schedule_time: day !== '' && requiredIssue(time),
    agree_terms: !values.agree_terms && messages.terms,
  });
}

import { hasPhoneCharacters } from '@umbral/domain/fields/phone.ts';
import {
  isEmail,
  isLeadName,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** What a person leaves on a landing page, by the names of the call: the browser posts the same without script. */
export interface LandingValues {
  /** Which form of the portal it is. */
  readonly form: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO code. */
  readonly phone_country: string;
  readonly home_country: string;
  readonly home_city: string;
  /** ISO day and `HH:MM` of Colombia; empty where no meeting is asked for. */
  readonly schedule_date: string;
  readonly schedule_time: string;
  readonly message: string;
  readonly agree_terms: boolean;
  /** The form's own questions, `answers.x` in the form; none without an answer. */
  readonly answers: Readonly<Record<string, string>>;
}

const answerPrefix = 'answers.';

/** Reads the form's controls by name. */
export function readLanding(data: FormData): LandingValues {
  const text = (name: keyof LandingValues) => textOf(data, name);
  const questions = [...data.keys()].filter((name) => name.startsWith(answerPrefix));
  const answers = questions.map((name) => [name.slice(answerPrefix.length), textOf(data, name)] as const);
  return {
    form: text('form'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    phone_country: text('phone_country'),
    home_country: text('home_country'),
    home_city: text('home_city'),
    schedule_date: text('schedule_date'),
    schedule_time: text('schedule_time'),
    message: text('message'),
    agree_terms: data.has('agree_terms'),
    answers: Object.fromEntries(answers.filter(([, answer]) => answer !== '')),
  };
}

/** What is wrong, by field, with the form's own questions that must be answered; whether mail arrives and a number exists is the server's to say [B060, B070, B102]. */
export function landingIssues(values: LandingValues, needed: readonly string[] = []): Issues {
  const { phone, phone_country: country, schedule_date: day, schedule_time: time } = values;
  return foundIssues({
    name: requiredIssue(values.name, isLeadName, messages.name),
    email: requiredIssue(values.email, isEmail, messages.leadEmail),
    phone: requiredIssue(phone, (number) => hasPhoneCharacters(number, country), messages.phone),
    home_country: requiredIssue(values.home_country),
    home_city: requiredIssue(values.home_city),
    schedule_time: day !== '' && requiredIssue(time),
    schedule_date: time !== '' && requiredIssue(day),
    ...Object.fromEntries(needed.map((name) => [answerPrefix + name, requiredIssue(values.answers[name] ?? '')])),
    agree_terms: !values.agree_terms && messages.terms,
  });
}

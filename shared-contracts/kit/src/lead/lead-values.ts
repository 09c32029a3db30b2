import { hasPhoneCharacters } from '@umbral/domain/fields/phone.ts';
import {
  isEmail,
  isLeadName,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { textOf } from '../form/form-data.ts';
import { foundIssues, type Issues } from '../form/issues.ts';

/** What a person has written into a lead form, by the names of the call: the browser posts the same without script. */
export interface LeadValues {
  /** Which form of the portal it is. */
  readonly form: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO code. */
  readonly phone_country: string;
  readonly home_city: string;
  readonly interest_city: string;
  readonly agree_terms: boolean;
  /** The form's own questions, which are called `answers.x` in the form; none without an answer. */
  readonly answers: Readonly<Record<string, string>>;
}

const answerPrefix = 'answers.';

/** Reads the form's controls by name. */
export function readLead(data: FormData): LeadValues {
  const text = (name: keyof LeadValues) => textOf(data, name);
  const questions = [...data.keys()].filter((name) => name.startsWith(answerPrefix));
  const answers = questions.map((name) => [name.slice(answerPrefix.length), textOf(data, name)] as const);
  return {
    form: text('form'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    phone_country: text('phone_country'),
    home_city: text('home_city'),
    interest_city: text('interest_city'),
    agree_terms: data.has('agree_terms'),
    answers: Object.fromEntries(answers.filter(([, answer]) => answer !== '')),
  };
}

/** What is wrong, by field; whether mail arrives and a number exists is the server's to say [B060, B070, B102]. */
export function leadIssues({ phone, phone_country: country, ...values }: LeadValues): Issues {
  return foundIssues({
    name: requiredIssue(values.name, isLeadName, messages.name),
    email: requiredIssue(values.email, isEmail, messages.leadEmail),
    phone: requiredIssue(phone, (number) => hasPhoneCharacters(number, country), messages.phone),
    home_city: requiredIssue(values.home_city),
    interest_city: requiredIssue(values.interest_city),
    agree_terms: !values.agree_terms && messages.terms,
  });
}

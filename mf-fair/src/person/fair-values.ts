import { hasPhoneCharacters } from '@umbral/domain/fields/phone.ts';
import {
  isEmail,
  isPersonName,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { parseAmount } from '@umbral/kit/fields/parse-amount.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';
import { registrationTexts } from '../texts/registration-texts.ts';

const { bank: texts } = registrationTexts;

/** The least that a home costs, and more than any does, in pesos. */
const leastInvestment = 10_000_000;
const mostAmount = 1_000_000_000_000;

/** Who writes, by the names of the calls, so that the browser can post the form without script. */
export interface PersonValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO codes. */
  readonly phone_country: string;
  readonly home_country: string;
  readonly home_city: string;
  readonly whatsapp: boolean;
  readonly agree_terms: boolean;
  readonly message: string;
}

/** What a person leaves at a fair; amounts as they were typed. */
export interface FairValues extends PersonValues {
  readonly fair_name: string;
  readonly interest_city: string;
  readonly interest_type: string;
  readonly purchase_time: string;
  readonly stand: string;
  readonly monthly_budget: string;
  readonly investment_budget: string;
}

/** Reads who writes by the names of the controls. */
export function readPerson(data: FormData): PersonValues {
  const text = (name: keyof PersonValues) => textOf(data, name);
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    phone_country: text('phone_country'),
    home_country: text('home_country'),
    home_city: text('home_city'),
    message: text('message'),
    whatsapp: data.has('whatsapp'),
    agree_terms: data.has('agree_terms'),
  };
}

/** Reads either form of a fair. */
export function readFairForm(data: FormData): FairValues {
  const text = (name: keyof FairValues) => textOf(data, name);
  return {
    ...readPerson(data),
    fair_name: text('fair_name'),
    interest_city: text('interest_city'),
    interest_type: text('interest_type'),
    purchase_time: text('purchase_time'),
    stand: text('stand'),
    monthly_budget: text('monthly_budget'),
    investment_budget: text('investment_budget'),
  };
}

/** What is wrong with who writes, by field; the number itself is checked with its country's plan [B060, B102]. */
export function personIssues(values: PersonValues): Issues {
  const { phone, phone_country: country } = values;
  return foundIssues({
    name: requiredIssue(values.name, isPersonName, messages.name),
    email: requiredIssue(values.email, isEmail, messages.email),
    phone: requiredIssue(phone, (number) => hasPhoneCharacters(number, country), messages.phone),
    home_country: requiredIssue(values.home_country),
    home_city: requiredIssue(values.home_city),
    agree_terms: !values.agree_terms && messages.terms,
  });
}

/** The bank form wants both amounts besides [B084]. */
export function bankIssues(values: FairValues): Issues {
  const { agree_terms, ...issues } = personIssues(values);
  return foundIssues({
    ...issues,
    monthly_budget: amountIssue(values.monthly_budget, 0),
    investment_budget: amountIssue(values.investment_budget, leastInvestment),
    agree_terms,
  });
}

function amountIssue(text: string, least: number): string | undefined {
  if (text === '') return messages.required;
  const amount = parseAmount(text);
  if (amount === undefined) return texts.amount;
  if (amount > mostAmount) return texts.most;
  return amount < least ? texts.least : undefined;
}

import {
  isPassword,
  isPersonName,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** What the second step of a registration asks, by the names of the call. */
export interface RegistrationValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  /** ISO code. */
  readonly phone_country: string;
  readonly password: string;
  readonly password_confirm: string;
  readonly agree_terms: boolean;
}

/** Reads the form's controls by name; passwords are taken as they were typed. */
export function readRegistration(data: FormData): RegistrationValues {
  return {
    first_name: textOf(data, 'first_name'),
    last_name: textOf(data, 'last_name'),
    phone: textOf(data, 'phone'),
    phone_country: textOf(data, 'phone_country'),
    password: String(data.get('password') ?? ''),
    password_confirm: String(data.get('password_confirm') ?? ''),
    agree_terms: data.has('agree_terms'),
  };
}

/** What stops a registration; whether the number is one of its country is told by `hasNumber` [B059, B074]. */
export function registrationIssues(values: RegistrationValues, hasNumber: boolean): Issues {
  const { first_name: firstName, last_name: lastName, phone, password } = values;
  return foundIssues({
    first_name: requiredIssue(firstName, isPersonName, messages.name),
    last_name: requiredIssue(lastName, isPersonName, messages.lastName),
    phone: requiredIssue(phone, () => hasNumber, messages.phone),
    password: !isPassword(password) && messages.password,
    password_confirm: password !== values.password_confirm && messages.passwordConfirm,
    agree_terms: !values.agree_terms && messages.terms,
  });
}

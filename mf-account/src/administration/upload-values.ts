import { isEmail, isPersonName, requiredIssue, validationMessages } from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** Who the contact is about, by the names of the call. */
export interface UploadValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly phone_country: string;
  readonly home_country: string;
  readonly home_city: string;
  readonly message: string;
  readonly agree_terms: boolean;
}

/** Reads the form. */
export function readUpload(data: FormData): UploadValues {
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    phone_country: textOf(data, 'phone_country'),
    home_country: textOf(data, 'home_country'),
    home_city: textOf(data, 'home_city'),
    message: textOf(data, 'message'),
    agree_terms: data.has('agree_terms'),
  };
}

/** What is wrong with it before anything is sent. */
export function uploadIssues({ name, email, phone, home_country, home_city, agree_terms }: UploadValues): Issues {
  const { required, terms } = validationMessages;
  return foundIssues({
    name: requiredIssue(name, isPersonName, validationMessages.name),
    email: requiredIssue(email, isEmail, validationMessages.email),
    phone: phone === '' && required,
    home_country: home_country === '' && required,
    home_city: home_city === '' && required,
    agree_terms: !agree_terms && terms,
  });
}

import {
  isEmail,
  isPassword,
  validationMessages as messages,
  requiredIssue,
} from '@umbral/domain/fields/validation.ts';
import { textOf } from '../form-data.ts';
import { foundIssues, type Issues } from '../issues.ts';

/** What one signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Reads the controls of a login; a password is taken as it was typed. */
export function readCredentials(data: FormData): Credentials {
  return { email: textOf(data, 'email'), password: String(data.get('password') ?? '') };
}

/** What stops a sign-in [M002, M014]. */
export function credentialIssues({ email, password }: Credentials): Issues {
  return foundIssues({
    email: requiredIssue(email, isEmail, messages.email),
    password: !isPassword(password) && messages.password,
  });
}

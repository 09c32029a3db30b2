import { isPassword, validationMessages as messages, requiredIssue } from '@umbral/domain/fields/validation.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';

/** A change of the password, by the names of the call. */
export interface NewPassword {
  readonly current_password: string;
  readonly password: string;
  readonly password_confirm: string;
}

/** Reads the controls; passwords are taken as they were typed. */
export function readNewPassword(data: FormData): NewPassword {
  const typed = (name: string) => String(data.get(name) ?? '');
  return {
    current_password: typed('current_password'),
    password: typed('password'),
    password_confirm: typed('password_confirm'),
  };
}

/** What stops the change [M006, M014, M015]. */
export function newPasswordIssues({
  current_password: current,
  password,
  password_confirm: again,
}: NewPassword): Issues {
  return foundIssues({
    current_password: requiredIssue(current),
    password: !isPassword(password) && messages.password,
    password_confirm: password !== again && messages.passwordConfirm,
  });
}

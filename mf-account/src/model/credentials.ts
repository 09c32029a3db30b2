import { isEmail, isFilled, isPassword, isPersonName, validationMessages } from 'shared-contracts/domain/validation.ts';

/** Messages by field; a field without one is fine. */
export type Issues<Field extends string> = Partial<Record<Field, string>>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What stops a sign-in [M002, M014]. */
export function credentialIssues({ email, password }: Credentials): Issues<keyof Credentials> {
  return {
    ...(isEmail(email) ? {} : { email: isFilled(email) ? validationMessages.email : validationMessages.required }),
    ...(isPassword(password) ? {} : { password: validationMessages.password }),
  };
}

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneCountry: string;
  readonly password: string;
  readonly passwordConfirm: string;
  readonly hasAgreed: boolean;
}

/** What stops a registration, the phone apart, whose check needs a heavy library [B074]. */
export function registrationIssues(form: Registration): Issues<keyof Registration> {
  return {
    ...issue('firstName', nameIssue(form.firstName, validationMessages.name)),
    ...issue('lastName', nameIssue(form.lastName, validationMessages.lastName)),
    ...issue('phone', isFilled(form.phone) ? undefined : validationMessages.required),
    ...issue('password', isPassword(form.password) ? undefined : validationMessages.password),
    ...issue(
      'passwordConfirm',
      form.password === form.passwordConfirm ? undefined : validationMessages.passwordConfirm,
    ),
    ...issue('hasAgreed', form.hasAgreed ? undefined : validationMessages.terms),
  };
}

function nameIssue(name: string, message: string): string | undefined {
  if (!isFilled(name)) return validationMessages.required;
  return isPersonName(name) ? undefined : message;
}

function issue<Field extends string>(field: Field, message: string | undefined): Issues<Field> {
  return message === undefined ? {} : ({ [field]: message } as Issues<Field>);
}

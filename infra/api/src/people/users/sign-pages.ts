import { requestPasswordReset, savePassword } from '@umbral/domain/api/passwords.ts';
import { login } from '@umbral/domain/api/users.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { plainFormPage } from '../../engine/mail/plain-form-html.ts';
import { signPageTexts as texts } from './sign-page-texts.ts';

/** What was sent, and what is wrong with it. */
export interface RefusedForm {
  /** The fields as they came: nobody has checked them. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** Sentences by the names of the fields. */
  readonly issues: Readonly<Record<string, string>>;
  /** What concerns the whole form. */
  readonly wrong?: string | undefined;
  /** The path to go to after signing in, where there is one. */
  readonly wayBack?: string | undefined;
}

/** The login again, with the address that was typed. */
export function loginPage({ typed, issues, wrong, wayBack }: RefusedForm): string {
  const query = wayBack === undefined ? '' : `?_=${encodeURIComponent(wayBack)}`;
  return plainFormPage({
    title: texts.login.title,
    wrong,
    action: `/api${login.path}${query}`,
    fields: [
      emailField(typed, issues),
      {
        name: 'password',
        label: texts.login.password,
        type: 'password',
        autoComplete: 'current-password',
        wrong: issues.password,
      },
    ],
    button: texts.login.button,
    ways: {
      [routes.accountRecovery.href()]: texts.ways.recovery,
      [`${routes.registration.href()}${query}`]: texts.ways.register,
    },
  });
}

/** Asks for the address to send a link to, after a mistake or a link that is worth nothing any more. */
export function recoveryPage({ typed, issues, wrong }: RefusedForm): string {
  return plainFormPage({
    title: texts.recovery.title,
    lead: texts.recovery.lead,
    wrong,
    action: `/api${requestPasswordReset.path}`,
    fields: [emailField(typed, issues)],
    button: texts.recovery.button,
    ways: { [routes.login.href()]: texts.ways.login },
  });
}

/** Asks for the new password again; the token travels in the form, never in an address. */
export function resetPage({ typed, issues, wrong }: RefusedForm): string {
  const passwords = { password: texts.reset.password, password_confirm: texts.reset.repeated };
  return plainFormPage({
    title: texts.reset.title,
    lead: texts.reset.lead,
    wrong,
    action: `/api${savePassword.path}`,
    hidden: { token: textOf(typed, 'token') },
    fields: Object.entries(passwords).map(([name, label]) => ({
      name,
      label,
      type: 'password',
      autoComplete: 'new-password',
      minLength: 8,
      wrong: issues[name],
    })),
    button: texts.reset.button,
    ways: { [routes.accountRecovery.href()]: texts.ways.recovery },
  });
}

function emailField(typed: RefusedForm['typed'], { email: wrong }: RefusedForm['issues']) {
  const value = textOf(typed, 'email');
  return { name: 'email', label: texts.email, type: 'email' as const, autoComplete: 'email', value, wrong };
}

function textOf(typed: RefusedForm['typed'], name: string): string {
  const value = typed[name];
  return typeof value === 'string' ? value.slice(0, 254) : '';
}

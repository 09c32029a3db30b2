import { finishSignIn, mailSignInCode } from '@umbral/domain/api/second-factor.ts';
import type { SecondStep } from '@umbral/domain/api/users.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { plainFormPage } from '../../engine/mail/plain-form-html.ts';
import type { RefusedForm } from '../users/sign-pages.ts';
import { texts } from './second-factor-texts.ts';

interface StepForm extends RefusedForm {
  /** What the account can do; unknown where only the form was wrong. */
  readonly ways?: SecondStep['ways'];
}

/** Asks for the code of the second step. A passkey needs script, so it is not offered here. */
export function stepPage({ issues, wrong, wayBack, ways = ['code'] }: StepForm): string {
  const query = wayBack === undefined ? '' : `?_=${encodeURIComponent(wayBack)}`;
  const byMail = ways.includes('mail');
  return plainFormPage({
    title: texts.page.title,
    lead: byMail ? texts.page.mailFirst : texts.page.lead,
    wrong,
    action: `/api${finishSignIn.path}${query}`,
    fields: [
      {
        name: 'code',
        label: texts.page.code,
        type: 'text',
        autoComplete: 'one-time-code',
        wrong: issues.code,
      },
    ],
    button: texts.page.button,
    ...(byMail ? { other: { action: `/api${mailSignInCode.path}${query}`, button: texts.page.mail } } : {}),
    ways: { [`${routes.login.href()}${query}`]: texts.page.again },
  });
}

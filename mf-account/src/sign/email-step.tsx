import { isEmail, requiredIssue, validationMessages } from '@umbral/domain/fields/validation.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { sent } from '@umbral/kit/form/outcome.ts';
import { EmailField } from '@umbral/kit/form/person/person-fields.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { registrationTexts } from '../texts/registration-texts.ts';
import css from './sign-form.module.css';

interface EmailStepProps {
  readonly email: string;
  readonly onNext: (email: string) => void;
}

/** The first step: an address of the right form. Whether it has an account is told to nobody. */
export function EmailStep({ email: firstEmail, onNext }: EmailStepProps) {
  const { props, field, restart } = useForm<string, string>({
    read: (data) => textOf(data, 'email'),
    check: (email) => foundIssues({ email: requiredIssue(email, isEmail, validationMessages.registrationEmail) }),
    send: async (email) => sent(email),
    failed: registrationTexts.failed,
    onSent: (email = '') => {
      // One may come back for another address.
      restart();
      onNext(email);
    },
  });
  return (
    <ScriptForm {...props} className={css.form}>
      <p className={css.step}>{registrationTexts.emailStep}</p>
      <noscript>
        <Notice tone="warning">{registrationTexts.needsScript}</Notice>
      </noscript>
      <EmailField {...field('email')} defaultValue={firstEmail} />
      <Button type="submit" wide>
        {registrationTexts.next}
      </Button>
    </ScriptForm>
  );
}

import { isEmail, requiredIssue, validationMessages } from '@umbral/domain/fields/validation.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { EmailField } from '@umbral/kit/form/person/person-fields.tsx';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { recoveryTexts } from '../texts/recovery-texts.ts';
import css from './sign-form.module.css';
import type { SignWays } from './sign-ways.ts';
import { SwitchLink } from './switch-link.tsx';

/** The path of C117, without its contract: this is in the first view. */
const recoveryPath = '/users/password/reset';

interface RecoveryFormProps {
  readonly email?: string;
  readonly ways: SignWays;
  /** Gives the sentence of the answer. */
  readonly onSent: (message: string) => void;
}

/** Asks for the address of the account; whether it has one is told to nobody [B071, B109, M002, M006]. */
export function RecoveryForm({ email: firstEmail = '', ways, onSent }: RecoveryFormProps) {
  const { call } = useRemote();
  const { props, field, failure, isBusy } = useForm<string, string>({
    read: (data) => textOf(data, 'email'),
    check: (email) => foundIssues({ email: requiredIssue(email, isEmail, validationMessages.email) }),
    send: async (email) => (await import('./sign-calls.ts')).askForReset(call, email),
    failed: recoveryTexts.failed,
    onSent: (message = recoveryTexts.sentTitle) => onSent(message),
  });
  usePrefill(props.ref);
  return (
    <PostedForm path={recoveryPath} {...props} className={css.form} data-sign-form>
      <EmailField {...field('email')} defaultValue={firstEmail} readOnly={isBusy} required />
      <FailureNotice of={failure} />
      <Button type="submit" wide isLoading={isBusy}>
        {isBusy ? recoveryTexts.sending : recoveryTexts.submit}
      </Button>
      <p className={css.switch}>
        {recoveryTexts.remembered}{' '}
        <SwitchLink ways={ways} to="login">
          {recoveryTexts.login}
        </SwitchLink>
      </p>
    </PostedForm>
  );
}

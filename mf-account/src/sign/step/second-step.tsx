import type { SecondStep as PendingStep } from '@umbral/domain/api/users.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { secondStepTexts as texts } from '../../texts/second-step-texts.ts';
import { CodeField } from '../../ui/code-field.tsx';
import css from '../sign-form.module.css';
import { MailWay } from './mail-way.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import type { SignEntry } from './sign-entry.ts';
import { useStepForm } from './use-step-form.ts';

interface SecondStepProps {
  readonly ways: PendingStep['ways'];
  readonly onEntered: (entry: SignEntry) => void;
  /** Back to the password; with the reason where the step is over. */
  readonly onAnew: (reason?: string) => void;
}

/** What is asked after the password: a code, a passkey, or a code by mail. */
export function SecondStep({ ways, onEntered, onAnew }: SecondStepProps) {
  const { props, field, failure, isBusy } = useStepForm(onEntered, onAnew);
  const byMail = ways.includes('mail');
  return (
    <div className={css.form}>
      <p role="status">{byMail ? texts.mailLead : texts.lead}</p>
      {byMail && <MailWay />}
      {ways.includes('passkey') && <PasskeyWay label={texts.passkey} onEntered={onEntered} />}
      <PostedForm path="/users/login/step" {...props} className={css.form}>
        <CodeField {...field('code')} label={texts.code} readOnly={isBusy} autoFocus />
        <FailureNotice of={failure} />
        <Button type="submit" wide isLoading={isBusy}>
          {isBusy ? texts.sending : texts.submit}
        </Button>
      </PostedForm>
      <Button look="ghost" wide onClick={() => onAnew()}>
        {texts.again}
      </Button>
    </div>
  );
}

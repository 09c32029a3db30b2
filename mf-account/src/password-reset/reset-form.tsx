import { isPassword, validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { sent } from '@umbral/kit/form/outcome.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { ResetAnswer } from '../sign/sign-calls.ts';
import css from '../sign/sign-form.module.css';
import { resetTexts } from '../texts/recovery-texts.ts';
import type { topics } from '../topics.ts';

/** The path of C118, without its contract: this is in the first view. */
const resetPath = '/users/password/save';

interface NewPassword {
  readonly password: string;
  readonly password_confirm: string;
}

interface ResetFormProps {
  readonly token: string;
  /** The link is worth nothing any more; gives why. */
  readonly onSpent: (reason: string) => void;
}

/** The new password, twice; every session of the person ends with it [B109, M014, M015]. */
export function ResetForm({ token, onSpent }: ResetFormProps) {
  const { call, toast, navigate } = useRemote();
  const bus = useTopics<typeof topics>();
  const { props, field, failure, isBusy } = useForm<NewPassword, ResetAnswer>({
    read: (data) => ({
      password: String(data.get('password') ?? ''),
      password_confirm: String(data.get('password_confirm') ?? ''),
    }),
    check: ({ password, password_confirm: repeated }) =>
      foundIssues({
        password: !isPassword(password) && messages.password,
        password_confirm: password !== repeated && messages.passwordConfirm,
      }),
    send: async (values) =>
      sent(await (await import('../sign/sign-calls.ts')).resetPassword(call, { ...values, token })),
    failed: resetTexts.failed,
    onSent: (answer) => {
      if (!answer?.isSaved) return onSpent(answer?.reason ?? resetTexts.expired);
      // Whoever was signed in here is not any more.
      bus.publish('account/signed-out', {});
      toast({ tone: 'success', text: resetTexts.saved });
      navigate(routes.login.href());
    },
  });
  return (
    <PostedForm path={resetPath} {...props} className={css.form}>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        {...field('password')}
        label={resetTexts.password}
        help={resetTexts.help}
        autoComplete="new-password"
        minLength={8}
        readOnly={isBusy}
        required
      />
      <PasswordField
        {...field('password_confirm')}
        label={resetTexts.repeated}
        autoComplete="new-password"
        minLength={8}
        readOnly={isBusy}
        required
      />
      <FailureNotice of={failure} />
      <Button type="submit" wide isLoading={isBusy}>
        {isBusy ? resetTexts.sending : resetTexts.submit}
      </Button>
    </PostedForm>
  );
}

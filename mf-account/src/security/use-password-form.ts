import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { securityTexts } from '../texts/security-texts.ts';
import { type NewPassword, newPasswordIssues, readNewPassword } from './password-values.ts';

const texts = securityTexts.password;

/** Changes the password and begins anew, empty; the list of sessions is read again, for all others have ended. */
export function usePasswordForm(): Form<Session> {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const form: Form<Session> = useForm<NewPassword, Session>({
    read: readNewPassword,
    check: newPasswordIssues,
    send: async (values) => (await import('./security-calls.ts')).changePassword(call, values),
    failed: texts.failed,
    onSent: () => {
      toast({ tone: 'success', text: texts.saved });
      form.props.ref.current?.reset();
      form.restart();
      void revalidate();
    },
  });
  return form;
}

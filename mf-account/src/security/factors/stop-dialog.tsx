import { requiredIssue } from '@umbral/domain/fields/validation.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { PasswordField } from '@umbral/kit/fields/password-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { factorTexts } from '../../texts/factor-texts.ts';
import { CodeField } from '../../ui/code-field.tsx';
import css from './factors.module.css';

const texts = factorTexts.step;

interface StopDialogProps {
  readonly isOpen: boolean;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onStopped: () => void;
}

/** Asks for password and code before the second step is switched off. */
export function StopDialog({ isOpen, onClose, ...form }: StopDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={texts.stopTitle}>
      {isOpen && <StopForm onClose={onClose} {...form} />}
    </Dialog>
  );
}

function StopForm({ hasPassword, onClose, onStopped }: Omit<StopDialogProps, 'isOpen'>) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const { props, field, failure, isBusy } = useForm<{ password: string; code: string }, string>({
    read: (data) => ({ password: String(data.get('password') ?? ''), code: textOf(data, 'code') }),
    check: ({ password, code }) =>
      foundIssues({ password: hasPassword && requiredIssue(password), code: requiredIssue(code) }),
    send: async (typed) => (await import('./factor-calls.ts')).switchOff(call, typed),
    failed: factorTexts.failed,
    onSent: (message = '') => {
      onClose();
      toast({ tone: 'success', text: message });
      void revalidate();
      onStopped();
    },
  });
  return (
    <ScriptForm {...props} className={css.form}>
      <p>{texts.stopText}</p>
      {hasPassword && (
        <PasswordField {...field('password')} label={texts.password} autoComplete="current-password" required />
      )}
      <CodeField {...field('code')} label={texts.code} />
      <FailureNotice of={failure} />
      <Button type="submit" look="danger" wide isLoading={isBusy}>
        {isBusy ? texts.stopping : texts.stop}
      </Button>
    </ScriptForm>
  );
}

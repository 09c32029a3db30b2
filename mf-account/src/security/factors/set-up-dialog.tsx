import { requiredIssue } from '@umbral/domain/fields/validation.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { factorTexts } from '../../texts/factor-texts.ts';
import type { Added, NewSecret } from './factor-calls.ts';
import css from './factors.module.css';
import { useAdded } from './use-added.ts';

const texts = factorTexts.step;

interface SetUpDialogProps {
  /** Open while there is one. */
  readonly secret: NewSecret | undefined;
  readonly onClose: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret for the application, and takes its first code. */
export function SetUpDialog({ secret, onClose, onDone }: SetUpDialogProps) {
  return (
    <Dialog isOpen={secret !== undefined} onClose={onClose} size="s" title={texts.setUpTitle}>
      {secret && <SetUpForm secret={secret} onDone={onDone} />}
    </Dialog>
  );
}

function SetUpForm({ secret, onDone }: { readonly secret: NewSecret } & Pick<SetUpDialogProps, 'onDone'>) {
  const { call } = useRemote();
  const goOn = useAdded();
  const { props, field, failure, isBusy } = useForm<string, Added>({
    read: (data) => textOf(data, 'code'),
    check: (code) => foundIssues({ code: requiredIssue(code) }),
    send: async (code) => (await import('./factor-calls.ts')).switchOn(call, code),
    failed: factorTexts.failed,
    onSent: (added) => {
      if (!added) return;
      goOn(added, texts.isOn);
      onDone(added.recoveryCodes);
    },
  });
  return (
    <ScriptForm {...props} className={css.form}>
      <p>{texts.scan}</p>
      <img
        className={css.picture}
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
        alt={texts.picture}
        width={200}
        height={200}
      />
      <p>
        {texts.orType} <span className={css.secret}>{secret.secret}</span>
      </p>
      <p>
        <Anchor href={secret.uri}>{texts.open}</Anchor>
      </p>
      <TextField
        {...field('code')}
        label={texts.code}
        help={texts.next}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
      />
      <FailureNotice of={failure} />
      <Button type="submit" wide isLoading={isBusy}>
        {isBusy ? texts.confirming : texts.confirm}
      </Button>
    </ScriptForm>
  );
}

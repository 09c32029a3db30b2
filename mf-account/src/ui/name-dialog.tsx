import { requiredIssue } from '@umbral/domain/fields/validation.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import css from './name-dialog.module.css';

interface NameFormProps {
  readonly label: string;
  /** The name that it has now. */
  readonly value?: string;
  readonly maxLength: number;
  readonly save: string;
  readonly failed: string;
  /** Sends the name, or throws. */
  readonly onSave: (name: string) => Promise<Outcome<string>>;
  /** It was taken; with the sentence of the server. */
  readonly onSaved: (message: string) => void;
}

interface NameDialogProps extends NameFormProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

/** Asks for a name: of something new, or another one for what is there. */
export function NameDialog({ isOpen, onClose, title, ...form }: NameDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={title}>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm({ label, value = '', maxLength, save, failed, onSave, onSaved }: NameFormProps) {
  const { props, field, failure, isBusy } = useForm<string, string>({
    read: (data) => textOf(data, 'name'),
    check: (name) => foundIssues({ name: requiredIssue(name) }),
    send: onSave,
    failed,
    onSent: (message = '') => onSaved(message),
  });
  return (
    <ScriptForm {...props} className={css.form}>
      <TextField
        {...field('name')}
        label={label}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete="off"
        required
      />
      <FailureNotice of={failure} />
      <div>
        <Button type="submit" isLoading={isBusy}>
          {save}
        </Button>
      </div>
    </ScriptForm>
  );
}

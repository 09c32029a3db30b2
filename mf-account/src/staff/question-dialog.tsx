import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import type { Issues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { type FormFields, useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { ReactNode } from 'react';
import { useProof } from '../sign/proof/use-proof.tsx';
import { staffTexts } from '../texts/staff-texts.ts';
import css from './staff.module.css';

interface Answer {
  readonly ok: 0 | 1;
  readonly message: string;
}

/** A change that is asked about before it is made. */
export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** Label of the button that makes the change. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Further controls, such as the reason. */
  readonly fields?: (form: FormFields) => ReactNode;
  readonly check?: (data: FormData) => Issues;
  readonly send: (data: FormData) => Promise<Answer>;
}

interface QuestionDialogProps {
  /** Nothing while nothing is asked. */
  readonly question: Question | undefined;
  readonly onClose: () => void;
  /** The change is made: its list is read again. */
  readonly onDone: () => void;
}

/** Asks, makes the change, and says what came of it: done in a toast, refused in its place. */
export function QuestionDialog({ question, onClose, onDone }: QuestionDialogProps) {
  return (
    <Dialog isOpen={question !== undefined} onClose={onClose} title={question?.title ?? ''} variant="sheet" size="s">
      {question && <AskForm question={question} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function AskForm({ question, onClose, onDone }: QuestionDialogProps & { readonly question: Question }) {
  const { toast } = useRemote();
  const { proven, question: whoIsThere } = useProof();
  const form = useForm<FormData, string>({
    read: (data) => data,
    check: (data) => question.check?.(data) ?? {},
    send: async (data) => {
      const { ok, message } = await proven(() => question.send(data));
      return ok === 1 ? sent(message) : refused(message);
    },
    failed: staffTexts.failed,
    onSent: (message = '') => {
      toast({ tone: 'success', text: message });
      onClose();
      onDone();
    },
  });
  return (
    <>
      <ScriptForm {...form.props} className={css.form}>
        {question.text && <p>{question.text}</p>}
        {question.fields?.(form)}
        <FailureNotice of={form.failure} />
        <div className={css.buttons}>
          <Button look="secondary" onClick={onClose}>
            {staffTexts.cancel}
          </Button>
          <Button type="submit" look={question.isDangerous ? 'danger' : 'primary'} isLoading={form.isBusy}>
            {question.confirm}
          </Button>
        </div>
      </ScriptForm>
      {whoIsThere}
    </>
  );
}

import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { audienceTexts as texts } from '../texts/audience-texts.ts';
import type { Subject } from './answer-row.tsx';
import css from './audience.module.css';

/** Whose answers are to be erased. */
export interface Erased {
  readonly about: Subject['about'] | 'all';
  readonly title: string;
}

interface EraseDialogProps {
  /** Nothing while nothing is asked. */
  readonly erased: Erased | undefined;
  readonly onClose: () => void;
  /** They are erased: what there is is read again. */
  readonly onDone: () => void;
}

/** Asks before answers are erased, and says what came of it. */
export function EraseDialog({ erased, onClose, onDone }: EraseDialogProps) {
  return (
    <Dialog isOpen={erased !== undefined} onClose={onClose} title={texts.eraseAsk} variant="sheet" size="s">
      {erased && <EraseForm erased={erased} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function EraseForm({ erased, onClose, onDone }: EraseDialogProps & { readonly erased: Erased }) {
  const { call, toast } = useRemote();
  const form = useForm<null, string>({
    read: () => null,
    send: async () => {
      const { ok, message } = await (await import('./own-queries.ts')).erase(call, erased.about);
      return ok === 1 ? sent(message) : refused(message);
    },
    failed: texts.eraseFailed,
    onSent: (message = '') => {
      toast({ tone: 'success', text: message });
      onClose();
      onDone();
    },
  });
  return (
    <ScriptForm {...form.props} className={css.erase}>
      <p>
        <strong>{erased.title}</strong>
      </p>
      <p>{texts.eraseText}</p>
      <FailureNotice of={form.failure} />
      <div className={css.actions}>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" look="danger" isLoading={form.isBusy}>
          {texts.erase}
        </Button>
      </div>
    </ScriptForm>
  );
}

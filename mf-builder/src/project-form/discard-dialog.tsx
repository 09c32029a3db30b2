import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import type { DraftQuestions } from '../keeping/draft-questions.ts';
import { dialogTexts as texts } from './dialog-texts.ts';
import { formTexts } from './form-texts.ts';
import css from './project-form.module.css';

interface DiscardDialogProps {
  readonly draft: number | null;
  readonly questions: DraftQuestions;
  readonly isOfProject: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDiscarded: () => void;
}

/** Asks before a draft is thrown away [C305]. */
export function DiscardDialog({ draft, questions, isOfProject, isOpen, onClose, onDiscarded }: DiscardDialogProps) {
  const { call } = useRemote();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const discard = async () => {
    if (draft === null) return;
    setBusy(true);
    setFailed(false);
    try {
      const { discardDraft } = await import(/* webpackChunkName: "form-calls" */ './discard-draft.ts');
      await questions.closeFor(
        () => discardDraft(call, draft),
        () => true,
      );
      onDiscarded();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={texts.discardTitle}>
      <div className={css.dialog}>
        <p>{isOfProject ? texts.discardProject : texts.discardNew}</p>
        {hasFailed && <p role="alert">{texts.discardFailed}</p>}
        <div className={css.ways}>
          <Button look="danger" isLoading={isBusy} onClick={() => void discard()}>
            {formTexts.discard}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { ReactNode } from 'react';
import css from './ask-dialog.module.css';

interface AskDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Label of the button that does it. */
  readonly act: string;
  /** Label of the button that leaves everything as it is. */
  readonly keep: string;
  readonly isBusy: boolean;
  readonly onAct: () => void;
}

/** Asks before something is deleted. */
export function AskDialog({ isOpen, onClose, title, children, act, keep, isBusy, onAct }: AskDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={title}>
      <p>{children}</p>
      <div className={css.choices}>
        <Button look="danger" isLoading={isBusy} onClick={onAct}>
          {act}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}

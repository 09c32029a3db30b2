import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { DialogFoot } from '../frame/dialog-foot.tsx';
import { sessionsTexts as texts } from './sessions-texts.ts';

interface EndOthersDialogProps {
  readonly onClose: () => void;
  readonly onEnd: () => void;
}

/** Asks before everybody else has to come in again. */
export function EndOthersDialog({ onClose, onEnd }: EndOthersDialogProps) {
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={texts.askTitle}
      footer={
        <DialogFoot leave={texts.keep} onLeave={onClose}>
          <Button look="danger" onClick={onEnd}>
            {texts.endOthers}
          </Button>
        </DialogFoot>
      }
    >
      {texts.askLead}
    </Dialog>
  );
}

import type { WithdrawablePurpose } from '@umbral/domain/people/consent.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { privacyTexts } from '../texts/privacy-texts.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { useChange } from '../ui/use-change.ts';

const texts = privacyTexts.consents;

interface WithdrawDialogProps {
  /** What is to be taken back; nothing while nobody asks. */
  readonly purpose: WithdrawablePurpose | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what ends with a consent before it is taken back. */
export function WithdrawDialog({ purpose, onClose, onDone }: WithdrawDialogProps) {
  const { call } = useRemote();
  const { busy, change } = useChange(texts.failed);
  const withdraw = async () => {
    if (!purpose) return;
    const work = async () => {
      const { takeBack } = await import('./privacy-calls.ts');
      return { ok: 1 as const, message: await takeBack(call, purpose) };
    };
    await change('withdraw', work, () => {
      onClose();
      onDone();
    });
  };
  return (
    <AskDialog
      isOpen={purpose !== undefined}
      onClose={onClose}
      title={texts.askTitle}
      act={texts.withdraw}
      keep={texts.keep}
      isBusy={busy !== undefined}
      onAct={withdraw}
    >
      {purpose && <strong>{texts.purposes[purpose]}. </strong>}
      {purpose && texts.effects[purpose]}
    </AskDialog>
  );
}

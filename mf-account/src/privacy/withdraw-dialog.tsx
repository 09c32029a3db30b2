import type { WithdrawablePurpose } from '@umbral/domain/people/consent.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { privacyTexts } from '../texts/privacy-texts.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';

const texts = privacyTexts.consents;

interface WithdrawDialogProps {
  /** What is to be taken back; nothing while nobody asks. */
  readonly purpose: WithdrawablePurpose | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what ends with a consent before it is taken back. */
export function WithdrawDialog({ purpose, onClose, onDone }: WithdrawDialogProps) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    if (!purpose) return;
    setBusy(true);
    try {
      const { takeBack } = await import('./privacy-calls.ts');
      toast({ tone: 'success', text: await takeBack(call, purpose) });
      await revalidate();
      onClose();
      onDone();
    } catch {
      toast({ tone: 'error', text: texts.failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskDialog
      isOpen={purpose !== undefined}
      onClose={onClose}
      title={texts.askTitle}
      act={texts.withdraw}
      keep={texts.keep}
      isBusy={isBusy}
      onAct={withdraw}
    >
      {purpose && <strong>{texts.purposes[purpose]}. </strong>}
      {purpose && texts.effects[purpose]}
    </AskDialog>
  );
}

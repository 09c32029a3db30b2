import type { WithdrawablePurpose } from '@umbral/domain/people/consent.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { privacyTexts } from '../texts/privacy-texts.ts';
import css from './privacy.module.css';

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
    <Dialog isOpen={purpose !== undefined} onClose={onClose} size="s" title={texts.askTitle}>
      <p>
        {purpose && <strong>{texts.purposes[purpose]}. </strong>}
        {purpose && texts.effects[purpose]}
      </p>
      <div className={css.choices}>
        <Button look="danger" isLoading={isBusy} onClick={withdraw}>
          {texts.withdraw}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </Dialog>
  );
}

import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { securityTexts } from '../texts/security-texts.ts';
import css from './security.module.css';

const texts = securityTexts.sessions;

interface EndAllDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before every session ends, for this one ends too. */
export function EndAllDialog({ isOpen, onClose }: EndAllDialogProps) {
  const { call, bus, toast, navigate } = useRemote();
  const [isBusy, setBusy] = useState(false);
  const endAll = async () => {
    setBusy(true);
    try {
      const { closeAllSessions } = await import('./security-calls.ts');
      await closeAllSessions(call);
      bus.publish('account/signed-out', {});
      navigate(routes.login.href());
    } catch {
      toast({ tone: 'error', text: texts.failed });
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={texts.endAllTitle}>
      <p>{texts.endAllText}</p>
      <div className={css.choices}>
        <Button look="danger" isLoading={isBusy} onClick={endAll}>
          {texts.endAll}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </Dialog>
  );
}

import { routes } from '@umbral/domain/routes/table.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useState } from 'react';
import { securityTexts } from '../texts/security-texts.ts';
import type { topics } from '../topics.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';

const texts = securityTexts.sessions;

interface EndAllDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before every session ends, for this one ends too. */
export function EndAllDialog({ isOpen, onClose }: EndAllDialogProps) {
  const { call, toast, navigate } = useRemote();
  const bus = useTopics<typeof topics>();
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
    <AskDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.endAllTitle}
      act={texts.endAll}
      keep={texts.keep}
      isBusy={isBusy}
      onAct={endAll}
    >
      {texts.endAllText}
    </AskDialog>
  );
}

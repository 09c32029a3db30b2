import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { boardTexts as texts } from '../texts/board-texts.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { useChange } from '../ui/use-change.ts';

/** The way out of a shared list. */
export function LeavePart({ token }: { readonly token: string }) {
  const { call } = useRemote();
  const { busy, change } = useChange(texts.failed);
  const [isAsked, setAsked] = useState(false);
  const leave = () =>
    change(
      'leave',
      async () => (await import('./board-calls.ts')).leave(call, token),
      () => setAsked(false),
    );
  return (
    <div>
      <Button look="ghost" onClick={() => setAsked(true)}>
        {texts.leave}
      </Button>
      <AskDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.leaveTitle}
        act={texts.leave}
        keep={texts.stay}
        isBusy={busy !== undefined}
        onAct={leave}
      >
        {texts.leaveText}
      </AskDialog>
    </div>
  );
}

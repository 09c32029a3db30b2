import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { secondStepTexts as texts } from '../../texts/second-step-texts.ts';
import type { SignEntry } from './sign-entry.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

interface PasskeyWayProps {
  readonly label: string;
  readonly onEntered: (entry: SignEntry) => void;
}

/** Signs in by a passkey; nothing where the browser knows none. */
export function PasskeyWay({ label, onEntered }: PasskeyWayProps) {
  const { call } = useRemote();
  const isKnown = useHasPasskeys();
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  if (!isKnown) return null;
  const enter = async () => {
    setBusy(true);
    setReason(undefined);
    const failed: SignEntry = { kind: 'refused', reason: texts.failed };
    const entry = await import('./passkey-entry.ts')
      .then((entries) => entries.enterByPasskey(call))
      .catch(() => failed);
    setBusy(false);
    if (entry.kind === 'entered') onEntered(entry);
    else setReason(entry.reason);
  };
  return (
    <>
      <Button look="secondary" wide isLoading={isBusy} onClick={enter}>
        {label}
      </Button>
      {reason && (
        <Notice tone="warning" role="status">
          {reason}
        </Notice>
      )}
    </>
  );
}

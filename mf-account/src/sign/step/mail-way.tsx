import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { secondStepTexts as texts } from '../../texts/second-step-texts.ts';

/** Sends a code to the address of the account, and says what became of it. */
export function MailWay() {
  const { call } = useRemote();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ readonly ok: 0 | 1; readonly message: string }>();
  const send = async () => {
    setBusy(true);
    const failed = { ok: 0 as const, message: texts.failed };
    setAnswer(await import('./step-calls.ts').then(({ askForMail }) => askForMail(call)).catch(() => failed));
    setBusy(false);
  };
  return (
    <>
      <Button look="secondary" wide isLoading={isBusy} onClick={send}>
        {texts.mail}
      </Button>
      {answer && (
        <Notice tone={answer.ok === 1 ? 'success' : 'warning'} role="status">
          {answer.message}
        </Notice>
      )}
    </>
  );
}

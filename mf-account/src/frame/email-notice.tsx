import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { emailNoticeTexts as texts } from '../texts/email-notice-texts.ts';

/** Says that the address of the account is not confirmed yet, and sends the letter for it again [C211]. */
export function EmailNotice() {
  const { call, toast } = useRemote();
  const [isSending, setSending] = useState(false);
  const ask = async () => {
    setSending(true);
    try {
      const { askForConfirmation } = await import('./email-notice-calls.ts');
      toast({ tone: 'success', text: await askForConfirmation(call) });
    } catch {
      toast({ tone: 'error', text: texts.failed });
    } finally {
      setSending(false);
    }
  };
  return (
    <Notice
      tone="warning"
      action={
        <Button size="s" look="secondary" isLoading={isSending} onClick={ask}>
          {texts.send}
        </Button>
      }
    >
      <strong>{texts.title}</strong> {texts.text}
    </Notice>
  );
}

import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { requestsTexts } from '../texts/requests-texts.ts';
import type { TakenBack } from './request-calls.ts';

/** Takes something of a request back, once at a time; says what became of it and reads the list again. */
export function useRequestChange(onSettled: () => void) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (id: number, what: TakenBack) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { ok, message } = await (await import('./request-calls.ts')).takeBack(call, id, what);
      toast({ tone: ok === 1 ? 'success' : 'warning', text: message });
      await revalidate();
      onSettled();
    } catch {
      toast({ tone: 'error', text: requestsTexts.failed });
    } finally {
      setBusy(false);
    }
  };
  const tellMoved = async (message: string) => {
    toast({ tone: 'success', text: message });
    await revalidate();
    onSettled();
  };
  return { isBusy, takeBack, tellMoved };
}

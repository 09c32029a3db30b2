import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { useEffect, useRef } from 'react';
import { useRemote } from '../../remote/use-remote.ts';
import { formTexts } from '../form-texts.ts';
import { keptForms } from './kept-forms.ts';

/** Sends everything that waits on this device; says whether some must wait on. It may have to load its code. */
export type SendKept = (context: RemoteContext) => Promise<boolean>;

/** So long until a server that could not be reached is asked again. */
const againMs = 30_000;

/**
 * Sends the forms that wait on this device: at once, when the connection is back, and by the function that it gives,
 * which says so where they must wait on. Pass a `sendKept` that stays the same.
 */
export function useKeptFormsSender(sendKept: SendKept): () => void {
  const context = useRemote();
  const sendNow = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    const send = async () => {
      clearTimeout(timer);
      if (isBusy || keptForms().length === 0) return false;
      // There is nothing to try: the device says when the connection is back.
      if (!navigator.onLine) return true;
      isBusy = true;
      // Where the code itself cannot be had there is no connection yet.
      const mustWait = await sendKept(context).catch(() => true);
      isBusy = false;
      if (mustWait) timer = setTimeout(start, againMs);
      return mustWait;
    };
    const start = () => void send();
    sendNow.current = async () => {
      if (await send()) context.toast({ tone: 'warning', text: formTexts.waitsOn });
    };
    start();
    addEventListener('online', start);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', start);
    };
  }, [context, sendKept]);
  return () => void sendNow.current?.();
}

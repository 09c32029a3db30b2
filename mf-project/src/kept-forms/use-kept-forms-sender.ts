import { useEffect, useRef } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { keptForms } from './kept-forms.ts';

/** So long until a server that could not be reached is asked again. */
const againMs = 30_000;

/**
 * Sends the forms that wait on this device: at once, when the connection is back, and by the function that it gives,
 * which says so where they must wait on.
 */
export function useKeptFormsSender(): () => void {
  const context = useRemote();
  const sendNow = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    /** Says whether some must wait on. */
    const send = async () => {
      clearTimeout(timer);
      if (isBusy || keptForms().length === 0) return false;
      // There is nothing to try: the device says when the connection is back.
      if (!navigator.onLine) return true;
      isBusy = true;
      const mustWait = await import(/* webpackChunkName: "send-kept-forms" */ './send-kept-forms.ts').then(
        ({ sendKeptForms }) => sendKeptForms(context),
        // The code itself cannot be had: there is no connection yet.
        () => true,
      );
      isBusy = false;
      if (mustWait) timer = setTimeout(start, againMs);
      return mustWait;
    };
    const start = () => void send();
    sendNow.current = async () => {
      if (await send()) context.toast({ tone: 'warning', text: texts.waitsOn });
    };
    start();
    addEventListener('online', start);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', start);
    };
  }, [context]);
  return () => void sendNow.current?.();
}

import { useEffect, useRef } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { keptForms } from './kept-forms.ts';

/** So long until a server that could not be reached is asked again. */
const againMs = 30_000;

/** Sends the forms that wait on this device: at once, when the connection is back, and by the function that it gives. */
export function useKeptFormsSender(): () => void {
  const context = useRemote();
  const sendNow = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    const send = async () => {
      clearTimeout(timer);
      // Without a connection there is nothing to try: the device says when it is back.
      if (isBusy || !navigator.onLine || keptForms().length === 0) return;
      isBusy = true;
      const mustWait = await import(/* webpackChunkName: "send-kept-forms" */ './send-kept-forms.ts').then(
        ({ sendKeptForms }) => sendKeptForms(context),
        // The code itself cannot be had: there is no connection yet.
        () => true,
      );
      isBusy = false;
      if (mustWait) timer = setTimeout(start, againMs);
    };
    const start = () => void send();
    sendNow.current = start;
    start();
    addEventListener('online', start);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', start);
    };
  }, [context]);
  return () => sendNow.current?.();
}

import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt, prepare, replace } from './captcha-attempts.ts';
import { afterNews, type CaptchaState, type WidgetNews } from './captcha-state.ts';

export interface Captcha {
  readonly state: CaptchaState;
  /** Begins, or begins again after a failure: the API is asked anew which captcha to show. */
  readonly start: () => void;
  /** The proof was spent: another one is needed. */
  readonly renew: () => void;
  readonly onNews: (news: WidgetNews) => void;
}

const patienceMs = 60_000;

/**
 * The captcha behind "verified" and "expired": submit is enabled only between the two [B072]. Where a provider's
 * widget does not load, the API is asked again: it gives our own while it knows that the provider is down.
 */
export function useCaptcha(): Captcha {
  const { call } = useRemote();
  const [state, setState] = useState<CaptchaState>({ step: 'idle' });
  const leave = useRef<AbortController>(undefined);

  const become = useCallback((first: CaptchaState, then: (signal: AbortSignal) => Promise<CaptchaState>) => {
    leave.current?.abort();
    const controller = new AbortController();
    leave.current = controller;
    const { signal } = controller;
    setState(first);
    then(AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]))
      .catch((): CaptchaState => ({ step: 'failed' }))
      .then((next) => signal.aborted || setState(next));
  }, []);

  const renew = useCallback(() => {
    // Nobody pressed anything yet: what goes wrong here is told at the press.
    become({ step: 'idle' }, (signal) => prepare(call, signal).catch(() => ({ step: 'idle' })));
  }, [become, call]);
  useEffect(() => {
    renew();
    return () => leave.current?.abort();
  }, [renew]);

  const { work, expiresAt } = state;
  const start = () => become({ step: 'solving' }, (signal) => attempt(call, signal, work));
  const onNews = (news: WidgetNews) => {
    if (news === 'absent') become({ step: 'replacing' }, (signal) => replace(call, signal));
    else setState((before) => afterNews(before, news));
  };

  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const timer = setTimeout(() => setState({ step: 'expired' }), expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);

  return { state, start, renew, onNews };
}

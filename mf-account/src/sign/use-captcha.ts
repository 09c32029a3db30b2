import { useCallback, useEffect, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import type { SolvedCaptcha } from './captcha-solver.ts';

export type CaptchaState = 'idle' | 'solving' | 'solved' | 'expired' | 'failed';

interface Captcha {
  readonly state: CaptchaState;
  /** The proof for the form; only while it is valid. */
  readonly token?: string;
  readonly start: () => void;
}

/** Proof of work behind "verified" and "expired": submit is enabled only between the two [B072]. */
export function useCaptcha(): Captcha {
  const { call } = useRemote();
  const [state, setState] = useState<CaptchaState>('idle');
  const [solved, setSolved] = useState<SolvedCaptcha>();

  const start = useCallback(async () => {
    setState('solving');
    try {
      const { solveCaptcha } = await import('./captcha-solver.ts');
      const answer = await solveCaptcha(call, AbortSignal.timeout(60_000));
      setSolved(answer);
      setState(answer ? 'solved' : 'failed');
    } catch {
      setState('failed');
    }
  }, [call]);

  useEffect(() => {
    if (!solved) return undefined;
    const timer = setTimeout(() => {
      setSolved(undefined);
      setState('expired');
    }, solved.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [solved]);

  return { state, token: solved?.token, start };
}

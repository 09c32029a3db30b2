import { sessionKeys } from '@umbral/domain/storage/storage-keys.ts';
import { readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';
import type { CalculatorKey } from '@umbral/domain/vocabulary/calculators.ts';
import { askToSignIn } from '@umbral/kit/remote/ask-to-sign-in.ts';
import { asksToSignInAgain } from '@umbral/kit/remote/sign-in-again.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';

/** What opens a result again, and what came out. */
export interface ResultToKeep {
  readonly calculator: CalculatorKey;
  readonly query: string;
  /** Pesos. */
  readonly amount: number;
}

interface Keep {
  readonly isKeeping: boolean;
  readonly isKept: boolean;
  readonly keep: () => void;
}

/** Keeps a result for whoever is signed in; a stranger, and whose session has ended, signs in first, and it is kept then. */
export function useKeep(result: ResultToKeep): Keep {
  const remote = useRemote();
  const session = useSession();
  const name = `${result.calculator}?${result.query}`;
  const [isKeeping, setKeeping] = useState(false);
  const [kept, setKept] = useState<string>();
  // The second click of a double click comes before the first is drawn.
  const isSending = useRef(false);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setKeeping(true);
    try {
      const { keepResult } = await import(/* webpackChunkName: "keep-result" */ './keep-call.ts');
      const { ok, message } = await keepResult(remote.call, result);
      remote.toast({ tone: ok === 1 ? 'success' : 'warning', text: message });
      if (ok === 1) setKept(name);
    } catch (error) {
      if (asksToSignInAgain(remote, error)) waitForSession(name);
      else remote.toast({ tone: 'error', text: texts.keepFailed });
    } finally {
      isSending.current = false;
      setKeeping(false);
    }
  }, [remote, result, name]);

  useEffect(() => {
    if (!session || readStored(() => sessionStorage, sessionKeys.waitingCalculation) !== name) return;
    writeStored(() => sessionStorage, sessionKeys.waitingCalculation, undefined);
    void send();
  }, [session, name, send]);

  const keep = () => {
    if (session) return void send();
    waitForSession(name);
    askToSignIn(remote, { view: 'exclusive' });
  };
  return { isKeeping, isKept: kept === name, keep };
}

/** Keeps a result once its person has signed in, also by way of another page. */
function waitForSession(name: string): void {
  writeStored(() => sessionStorage, sessionKeys.waitingCalculation, name);
}

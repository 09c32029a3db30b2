import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { isWanted } from '../../sign/proof/use-proof.tsx';
import { factorTexts } from '../../texts/factor-texts.ts';
import { proofTexts } from '../../texts/proof-texts.ts';
import type { NewSecret } from './factor-calls.ts';

/** The secret of an application of codes while it is set up. */
export function useSecret(proven: <T>(work: () => Promise<T>) => Promise<T>) {
  const { call, toast } = useRemote();
  const [secret, setSecret] = useState<NewSecret>();
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const { makeSecret } = await import('./factor-calls.ts');
      const made = await proven(() => makeSecret(call));
      if (typeof made === 'string') toast({ tone: 'warning', text: made });
      else setSecret(made);
    } catch (error) {
      toast({ tone: 'error', text: isWanted(error) ? proofTexts.cancelled : factorTexts.failed });
    } finally {
      setBusy(false);
    }
  };
  return { secret, isBusy, make, forget: () => setSecret(undefined) };
}

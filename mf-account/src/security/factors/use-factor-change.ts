import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { isWanted } from '../../sign/proof/use-proof.tsx';
import { factorTexts } from '../../texts/factor-texts.ts';
import { proofTexts } from '../../texts/proof-texts.ts';

/** Does some work, after whoever is there has shown who it is where the server wants to know. */
export type Proven = <T>(work: () => Promise<T>) => Promise<T>;

interface FactorChange {
  readonly isBusy: boolean;
  /** Does the work and hands over what it gave; whatever failed, or was not proven, is told in a toast. */
  readonly change: <T>(work: () => Promise<T>, done: (result: T) => void) => Promise<void>;
}

/** One change of the person's factors at a time. */
export function useFactorChange(proven: Proven): FactorChange {
  const { toast } = useRemote();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async change(work, done) {
      setBusy(true);
      try {
        done(await proven(work));
      } catch (error) {
        const isLeft = isWanted(error);
        toast({ tone: isLeft ? 'warning' : 'error', text: isLeft ? proofTexts.cancelled : factorTexts.failed });
      } finally {
        setBusy(false);
      }
    },
  };
}

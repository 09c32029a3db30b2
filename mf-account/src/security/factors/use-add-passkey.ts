import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { isWanted } from '../../sign/proof/use-proof.tsx';
import { factorTexts } from '../../texts/factor-texts.ts';
import { proofTexts } from '../../texts/proof-texts.ts';
import { useAdded } from './use-added.ts';

/** Adds a passkey of this device, one at a time; `proven` asks first who is there, where the server wants to know. */
export function useAddPasskey(proven: <T>(work: () => Promise<T>) => Promise<T>) {
  const { call, toast } = useRemote();
  const goOn = useAdded();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { addPasskey } = await import('./factor-calls.ts');
      const outcome = await proven(() => addPasskey(call));
      if (outcome.kind === 'sent') goOn(outcome.result, factorTexts.passkeys.added);
      else if (outcome.kind === 'refused') {
        toast({ tone: 'warning', text: outcome.refusal.message ?? factorTexts.failed });
      }
    } catch (error) {
      toast({ tone: 'error', text: isWanted(error) ? proofTexts.cancelled : factorTexts.failed });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, add };
}

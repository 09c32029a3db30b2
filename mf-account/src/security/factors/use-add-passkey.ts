import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { factorTexts } from '../../texts/factor-texts.ts';
import { useAdded } from './use-added.ts';
import { type Proven, useFactorChange } from './use-factor-change.ts';

/** Adds a passkey of this device, one at a time; `proven` asks first who is there, where the server wants to know. */
export function useAddPasskey(proven: Proven) {
  const { call, toast } = useRemote();
  const goOn = useAdded();
  const { isBusy, change } = useFactorChange(proven);
  const add = () =>
    change(
      async () => (await import('./factor-calls.ts')).addPasskey(call),
      (outcome) => {
        if (outcome.kind === 'sent') goOn(outcome.result, factorTexts.passkeys.added);
        else if (outcome.kind === 'refused') {
          toast({ tone: 'warning', text: outcome.refusal.message ?? factorTexts.failed });
        }
      },
    );
  return { isBusy, add };
}

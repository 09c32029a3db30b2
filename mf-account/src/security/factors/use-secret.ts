import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import type { NewSecret } from './factor-calls.ts';
import { type Proven, useFactorChange } from './use-factor-change.ts';

/** The secret of an application of codes while it is set up. */
export function useSecret(proven: Proven) {
  const { call, toast } = useRemote();
  const [secret, setSecret] = useState<NewSecret>();
  const { isBusy, change } = useFactorChange(proven);
  const make = () =>
    change(
      async () => (await import('./factor-calls.ts')).makeSecret(call),
      (made) => {
        if (typeof made === 'string') toast({ tone: 'warning', text: made });
        else setSecret(made);
      },
    );
  return { secret, isBusy, make, forget: () => setSecret(undefined) };
}

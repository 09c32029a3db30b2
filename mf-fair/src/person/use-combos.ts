import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import type { Combos } from '../queries/combos-queries.ts';
import { registrationTexts } from '../texts/registration-texts.ts';

/**
 * The lists of a fair's form. Where the page came without them they are asked for once more; a second failure is told,
 * and the form goes on without lists [B122, M094].
 */
export function useCombos(fair: string, given: Combos | null): Combos | null {
  const { call, toast } = useRemote();
  const [combos, setCombos] = useState(given);
  useEffect(() => {
    if (given) return;
    const aborter = new AbortController();
    const tell = () => aborter.signal.aborted || toast({ tone: 'error', text: registrationTexts.combosFailed });
    void import('../queries/combos-queries.ts')
      .then(({ loadCombos }) => loadCombos(call, fair, aborter.signal))
      .then(setCombos, tell);
    return () => aborter.abort();
  }, [given, fair, call, toast]);
  return combos;
}

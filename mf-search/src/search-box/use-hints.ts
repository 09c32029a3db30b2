import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useMemo, useState } from 'react';
import { queryPlants } from '../queries/plants-queries.ts';
import { type KnownPlaces, knownPlaces } from '../sentence/known-places.ts';
import { type FoundHints, foundHints, hintQueries } from './found-hints.ts';
import { type Understood, understand } from './understood.ts';

/** What is known about a form: nothing while the index is asked, or that it did not answer. */
export type Answer = FoundHints | 'searching' | 'failed';

/** The places of the index, once they are there. */
export function useKnownPlaces(): KnownPlaces | 'failed' | undefined {
  const { search } = useRemote().environment;
  const [known, setKnown] = useState<KnownPlaces | 'failed'>();
  useEffect(() => {
    const stop = new AbortController();
    knownPlaces((queries) => queryPlants(search, queries, stop.signal), Date.now()).then(setKnown, () => {
      if (!stop.signal.aborted) setKnown('failed');
    });
    return () => stop.abort();
  }, [search]);
  return known;
}

/** What a settled form asks for; nothing while the places are unknown. */
export function useUnderstood(settled: string, known: KnownPlaces | 'failed' | undefined): Understood | undefined {
  return useMemo(
    () => (known === undefined || known === 'failed' ? undefined : understand(settled, known.read)),
    [settled, known],
  );
}

/** Asks the index by one request for each form; an answer to an earlier form never arrives. */
export function useAnswer(understood: Understood | undefined): Answer {
  const { search } = useRemote().environment;
  const [answer, setAnswer] = useState<{ readonly to: Understood; readonly is: Answer }>();
  useEffect(() => {
    if (!understood || understood.isEmpty) return;
    const stop = new AbortController();
    const { text, rest } = understood;
    const queries = hintQueries(rest.length > 2 ? rest : text, understood);
    queryPlants(search, queries, stop.signal).then(
      (answers) => setAnswer({ to: understood, is: foundHints(answers) }),
      () => stop.signal.aborted || setAnswer({ to: understood, is: 'failed' }),
    );
    return () => stop.abort();
  }, [understood, search]);
  return answer !== undefined && answer.to === understood ? answer.is : 'searching';
}

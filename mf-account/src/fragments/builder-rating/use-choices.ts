import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useCallback, useEffect, useState } from 'react';
import type { RatingChoices } from '../../rating/rating-queries.ts';

interface Read {
  readonly choices?: RatingChoices;
  /** The builder that is asked about was rated by this person before. */
  readonly isAskedRated: boolean;
  readonly hasFailed: boolean;
}

const nothing: Read = { isAskedRated: false, hasFailed: false };

/** What the signed-in person can choose from, with the builder that is asked about; and the way to read it again. */
export function useChoices(asked: SelectOption | null): Read & { readonly reload: () => void } {
  const { call } = useRemote();
  const [read, setRead] = useState(nothing);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    import('../../rating/rating-queries.ts')
      .then(({ loadRating }) => loadRating(call, signal))
      .then(({ offered, ratings }) => {
        const isAskedRated = ratings.some(({ builder }) => String(builder.id) === asked?.value);
        const others = offered.builders.filter(({ value }) => value !== asked?.value);
        const builders = asked && !isAskedRated ? [asked, ...others] : others;
        if (!signal.aborted) setRead({ choices: { ...offered, builders }, isAskedRated, hasFailed: false });
      })
      .catch(() => signal.aborted || setRead({ ...nothing, hasFailed: true }));
    return () => controller.abort();
  }, [call, asked, turn]);
  const reload = useCallback(() => {
    setRead(nothing);
    setTurn((last) => last + 1);
  }, []);
  return { ...read, reload };
}

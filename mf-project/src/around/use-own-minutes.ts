import { findMinutes } from '@umbral/domain/api/travel.ts';
import type { TravelMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import type { OwnPlace } from '@umbral/kit/own-places/own-places.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { aroundTexts as texts } from '../texts/around-texts.ts';

interface OwnMinutes {
  /** One of each place, in their order; of the places that are there now only. */
  readonly minutes?: readonly (TravelMinutes | null)[];
  readonly status?: string;
}

/** Asks how long the ways from a home to some places are: points only, no names. */
export function useOwnMinutes(plantId: number, places: readonly OwnPlace[]): OwnMinutes {
  const { call } = useRemote();
  const [answer, setAnswer] = useState<OwnMinutes & { readonly places: readonly OwnPlace[] }>();
  useEffect(() => {
    if (places.length === 0) return undefined;
    const attempt = new AbortController();
    const ask = async () => {
      const body = { homes: [plantId], places: places.map(({ lat, lng }) => ({ lat, lng })) };
      const found = await call(findMinutes, { body }, { signal: attempt.signal }).catch(() => undefined);
      if (attempt.signal.aborted) return;
      const minutes = found?.data[0]?.minutes;
      setAnswer(minutes ? { places, minutes } : { places, status: texts.failed });
    };
    void ask();
    return () => attempt.abort();
  }, [call, plantId, places]);
  if (places.length === 0) return {};
  return answer?.places === places ? answer : { status: texts.reckoning };
}

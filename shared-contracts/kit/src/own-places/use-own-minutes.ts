import { findMinutes } from '@umbral/domain/api/travel.ts';
import type { TravelMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import { useEffect, useState } from 'react';
import { useRemote } from '../remote/use-remote.ts';
import type { OwnPlace } from './own-places.ts';
import { ownPlacesTexts as texts } from './own-places-texts.ts';

/** Minutes by home: one of each place, in their order; null where the home has no point on the map. */
export type MinutesByHome = ReadonlyMap<number, readonly (TravelMinutes | null)[]>;

interface OwnMinutes {
  /** Of the homes and places that are there now only; homes that are not on sale are left out. */
  readonly minutes?: MinutesByHome;
  /** What is said of it meanwhile, or where it failed. */
  readonly status?: string;
}

interface Answer extends OwnMinutes {
  readonly homes: string;
  readonly places: readonly OwnPlace[];
}

/** Asks how long the ways from some homes, six at most, to a visitor's places are: points only, no names. */
export function useOwnMinutes(homes: readonly number[], places: readonly OwnPlace[]): OwnMinutes {
  const { call } = useRemote();
  const [answer, setAnswer] = useState<Answer>();
  // Homes that only change places are the same question.
  const asked = homes.toSorted((a, b) => a - b).join();
  const isAsked = asked !== '' && places.length > 0;
  useEffect(() => {
    if (asked === '' || places.length === 0) return undefined;
    const attempt = new AbortController();
    const ask = async () => {
      const body = { homes: asked.split(',').map(Number), places: places.map(({ lat, lng }) => ({ lat, lng })) };
      const found = await call(findMinutes, { body }, { signal: attempt.signal }).catch(() => undefined);
      if (attempt.signal.aborted) return;
      const minutes = found && new Map(found.data.map((of) => [of.home, of.minutes]));
      setAnswer({ homes: asked, places, ...(minutes ? { minutes } : { status: texts.minutesFailed }) });
    };
    void ask();
    return () => attempt.abort();
  }, [call, asked, places]);
  if (!isAsked) return {};
  return answer?.homes === asked && answer.places === places ? answer : { status: texts.reckoning };
}

import { seenPlants } from '@umbral/kit/cards/plant-lists.ts';
import { useFact } from '@umbral/kit/remote/use-fact.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { topics } from '@umbral/kit/topics.ts';
import { useEffect, useState } from 'react';
import { loadCandidates, loadSimilar } from '../queries/plant-queries.ts';
import type { Candidate } from '../selection/candidate.ts';
import type { Selection } from '../selection/selection.ts';
import { readAvailable } from '../selection/stored-selection.ts';

/** What the drawer offers before anything is searched. */
export interface Offers {
  readonly isLoading: boolean;
  readonly removed: readonly Candidate[];
  readonly favourites: readonly Candidate[];
  readonly seen: readonly Candidate[];
  readonly similar: readonly Candidate[];
}

/** So many of each list are looked up. */
const mostOfList = 12;
const none: readonly Candidate[] = [];

/** Plants that left the comparator, favourites, seen ones and similar ones; a list that fails is left out. */
export function useOffers(selection: Selection): Offers {
  const { call } = useRemote();
  const favouriteIds = useFact('account/favourites-changed', useTopics<typeof topics>())?.plantIds;
  const [offers, setOffers] = useState<Offers>();
  const [comparedIds] = useState(() => selection.map(({ plantId }) => plantId));
  useEffect(() => {
    const { signal, abort } = stoppable();
    const lists = {
      removed: readAvailable().map(({ plantId }) => plantId),
      favourites: favouriteIds ?? [],
      seen: seenPlants.read(),
    };
    const ids = [...new Set(Object.values(lists).flatMap((list) => list.slice(0, mostOfList)))];
    const like = comparedIds.length > 0 ? comparedIds : seenPlants.read();
    void Promise.all([
      loadCandidates(call, ids, signal).catch(() => none),
      loadSimilar(call, like, signal).catch(() => none),
    ]).then(([known, similar]) => {
      if (signal.aborted) return;
      const of = (list: readonly number[]) => list.flatMap((id) => known.find(({ plantId }) => plantId === id) ?? []);
      setOffers({
        isLoading: false,
        removed: of(lists.removed),
        favourites: of(lists.favourites),
        seen: of(lists.seen),
        similar,
      });
    });
    return abort;
  }, [call, favouriteIds, comparedIds]);
  return offers ?? { isLoading: true, removed: none, favourites: none, seen: none, similar: none };
}

function stoppable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

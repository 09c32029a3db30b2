import { useFact } from '@umbral/kit/remote/use-fact.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useEffect, useRef } from 'react';
import type { topics } from '../topics.ts';
import type { KeptHome } from './kept-home.ts';

/** The homes that are still favourites; one that became a favourite since they were read has them read again. */
export function useKeptHomes(read: readonly KeptHome[]): readonly KeptHome[] {
  const { revalidate } = useRevalidator();
  const saved = useFact('account/favourites-changed', useTopics<typeof topics>())?.plantIds;
  const asked = useRef<string>(undefined);
  const known = new Set(read.map(({ card }) => card.id));
  const missing = (saved ?? []).filter((id) => !known.has(id)).join(',');
  useEffect(() => {
    // A home that was withdrawn altogether is never listed: it is asked for once.
    if (missing === '' || missing === asked.current) return;
    asked.current = missing;
    void revalidate();
  }, [missing, revalidate]);
  return saved ? read.filter(({ card }) => saved.includes(card.id)) : read;
}

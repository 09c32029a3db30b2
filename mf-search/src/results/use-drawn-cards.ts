import { startTransition, useEffect, useState } from 'react';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';

/** A card of the list is never wider, in points. */
const widestCard = 400;

/** New cards that are drawn at once: a row of them, which is what is in sight below the filters, and two on a phone. */
function atOnce(): number {
  return Math.max(2, Math.ceil(innerWidth / widestCard));
}

/**
 * Which cards of a list are drawn: all of a first one; of a later one those that come first and those that stand already,
 * the others once these are on the screen.
 */
export function useDrawnCards(cards: readonly PlantCard[]): (card: PlantCard, index: number) => boolean {
  const [drawn, setDrawn] = useState(cards);
  useEffect(() => startTransition(() => setDrawn(cards)), [cards]);
  if (drawn === cards) return () => true;
  const standing = new Set(drawn.map(({ id }) => id));
  const row = atOnce();
  const firstNew = cards.findIndex(({ id }) => !standing.has(id));
  return ({ id }, index) => index < firstNew + row || standing.has(id);
}

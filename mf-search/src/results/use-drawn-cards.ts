import { startTransition, useEffect, useState } from 'react';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';

/** New cards that are drawn at once: more than fit on a screen. */
const atOnce = 8;

/**
 * Which cards of a list are drawn: all of a first one; of a later one those that come first and those that stand already,
 * the others once these are on the screen.
 */
export function useDrawnCards(cards: readonly PlantCard[]): (card: PlantCard, index: number) => boolean {
  const [drawn, setDrawn] = useState(cards);
  useEffect(() => startTransition(() => setDrawn(cards)), [cards]);
  if (drawn === cards) return () => true;
  const standing = new Set(drawn.map(({ id }) => id));
  const firstNew = cards.findIndex(({ id }) => !standing.has(id));
  return ({ id }, index) => index < firstNew + atOnce || standing.has(id);
}

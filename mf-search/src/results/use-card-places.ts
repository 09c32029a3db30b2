import { useDeferredValue } from 'react';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';

/** One place of the list, counted from its top. */
export interface CardPlace {
  readonly place: number;
  /** Whose place it is. */
  readonly plantId: number;
  /** What stands there; nothing where no card stood before. */
  readonly card?: PlantCard;
  /** The card before it still stands there and is not shown. */
  readonly isWaiting: boolean;
}

/** A card of the list is never wider, in points. */
const widestCard = 400;

/** New cards that are drawn at once: a row of them, which is what is in sight below the filters, and two on a phone. */
function atOnce(): number {
  return Math.max(2, Math.ceil(innerWidth / widestCard));
}

/**
 * The places of a list: cards of a new list take the places of those before, so that the document is changed and not
 * made anew. The first new ones are drawn with their list, the others once these are on the screen.
 */
export function useCardPlaces(cards: readonly PlantCard[]): readonly CardPlace[] {
  const settled = useDeferredValue(cards);
  if (settled === cards) return cards.map((card, place) => ({ place, plantId: card.id, card, isWaiting: false }));
  const firstNew = cards.findIndex(({ id }, place) => id !== settled[place]?.id);
  const drawn = firstNew < 0 ? 0 : firstNew + atOnce();
  return cards.map((card, place) => {
    const before = settled[place];
    const isWaiting = place >= drawn && before?.id !== card.id;
    return { place, plantId: card.id, card: place < drawn ? card : before, isWaiting };
  });
}

import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import { useSettled } from '../ui/use-settled.ts';

/** One place of the list, counted from its top. */
export interface CardPlace {
  readonly place: number;
  /** Whose place it is. */
  readonly plantId: number;
  /** What stands there: for a moment still the card before it, or nothing where none stood. */
  readonly card?: PlantCard;
}

/** Points that a card of the grid has at least, with its gap, and that the page has beside the grid. */
const narrowestCard = 316;
const margins = 48;

/** New cards that are drawn at once: a row of them, which is what is in sight below the filters, and two on a phone. */
function atOnce(): number {
  return Math.max(2, Math.floor((innerWidth - margins) / narrowestCard));
}

/**
 * The places of a list: cards of a new list take the places of those before, so that the document is changed and not
 * made anew. The first new ones are drawn with their list, the others once these are on the screen.
 */
export function useCardPlaces(cards: readonly PlantCard[]): readonly CardPlace[] {
  const settled = useSettled(cards);
  if (settled === cards) return cards.map((card, place) => ({ place, plantId: card.id, card }));
  const firstNew = cards.findIndex(({ id }, place) => id !== settled[place]?.id);
  const drawn = firstNew < 0 ? 0 : firstNew + atOnce();
  return cards.map((card, place) => ({ place, plantId: card.id, card: place < drawn ? card : settled[place] }));
}

import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { useSettled } from '../ui/use-settled.ts';

/** One place of the list, counted from its top. */
export interface CardPlace {
  readonly place: number;
  /** Whose place it is. */
  readonly plantId: number;
  /** What stands there: for a moment still the card before it, or nothing where none stood. */
  readonly card?: PlantCard;
  /** Whose lower half still stands there where the upper one is new. */
  readonly former?: PlantCard;
}

/** Points that a card of the grid has at least, with its gap, and that the page has beside the grid. */
const narrowestCard = 316;
const margins = 48;

/** New cards that are drawn at once: a row of them, which is what is in sight below the filters. */
function atOnce(): number {
  return Math.max(1, Math.floor((innerWidth - margins) / narrowestCard));
}

/**
 * The places of a list: cards of a new list take the places of those before, so that the document is changed and not
 * made anew. First come the upper halves of the cards in sight, with the next picture their lower halves, and then the
 * other cards.
 */
export function useCardPlaces(cards: readonly PlantCard[]): readonly CardPlace[] {
  const inSight = useSettled(cards);
  const settled = useSettled(inSight);
  if (settled === cards) return cards.map((card, place) => ({ place, plantId: card.id, card }));
  const firstNew = cards.findIndex(({ id }, place) => id !== settled[place]?.id);
  const drawn = firstNew < 0 ? 0 : firstNew + atOnce();
  return cards.map((card, place) => {
    if (place < drawn) return { place, plantId: card.id, card, former: inSight[place] };
    const former = settled[place];
    return { place, plantId: (former ?? card).id, card: former };
  });
}

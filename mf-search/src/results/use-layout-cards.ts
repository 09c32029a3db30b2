import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { useSettled } from '../ui/use-settled.ts';
import type { ListingData } from '../view-model/listing-data.ts';

/** Plants that fill more than a screen in any layout. */
const firstOnes = 12;

/** The plants to draw: in another layout the first ones at once, the others when these are on the screen. */
export function useLayoutCards(cards: readonly PlantCard[], data: Pick<ListingData, 'view'>): readonly PlantCard[] {
  return useSettled(data).view === data.view ? cards : cards.slice(0, firstOnes);
}

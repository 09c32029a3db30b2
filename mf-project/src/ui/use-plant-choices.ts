import { useFact } from '@umbral/kit/remote/use-fact.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import type { topics } from '@umbral/kit/topics.ts';

interface ChoicePlant {
  readonly plantId: number;
  readonly title: string;
  readonly image: string | null;
}

interface PlantChoices {
  readonly isFavourite: boolean;
  readonly isCompared: boolean;
  readonly toggleFavourite: () => void;
  readonly toggleCompared: () => void;
}

/** Whether a plant is a favourite and compared, as their owners say, and how to ask them for a change. */
export function usePlantChoices({ plantId, title, image }: ChoicePlant): PlantChoices {
  const bus = useTopics<typeof topics>();
  const isFavourite = useFact('account/favourites-changed', bus)?.plantIds.includes(plantId) ?? false;
  const isCompared =
    useFact('comparator/selection-changed', bus)?.items.some((item) => item.plantId === plantId) ?? false;
  return {
    isFavourite,
    isCompared,
    toggleFavourite: () => bus.ask('account/toggle-favourite', { plantId, title }),
    toggleCompared: () =>
      isCompared ? bus.ask('comparator/remove', { plantId }) : bus.ask('comparator/add', { plantId, title, image }),
  };
}

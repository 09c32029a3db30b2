import { IconButton } from '../ui/icon-button.tsx';
import { compareIcon, heartIcon } from '../ui/icons.ts';
import type { PlantCard } from '../ui/plant-card.ts';
import { useRemote } from './remote-context.ts';
import { remoteTexts as texts } from './remote-texts.ts';
import { useFact } from './use-fact.ts';

/** The heart and the compare button of a card; their owners say what is chosen. */
export function CardActions({ card: { id, title, images } }: { readonly card: PlantCard }) {
  const { bus } = useRemote();
  const isFavourite = useFact('account/favourites-changed')?.plantIds.includes(id) ?? false;
  const isCompared = useFact('comparator/selection-changed')?.items.some(({ plantId }) => plantId === id) ?? false;
  const compare = () =>
    isCompared
      ? bus.ask('comparator/remove', { plantId: id })
      : bus.ask('comparator/add', { plantId: id, title, image: images[0]?.src ?? null });
  return (
    <>
      <IconButton
        look="floating"
        icon={compareIcon}
        label={texts.compare(title)}
        isPressed={isCompared}
        onClick={compare}
      />
      <IconButton
        look="floating"
        icon={heartIcon}
        label={texts.favourite(title)}
        isPressed={isFavourite}
        onClick={() => bus.ask('account/toggle-favourite', { plantId: id, title })}
      />
    </>
  );
}

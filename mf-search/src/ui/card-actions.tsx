import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useFact } from 'shared-contracts/remote/use-fact.ts';
import { IconButton } from 'shared-contracts/ui/icon-button.tsx';
import { compareIcon, heartIcon } from 'shared-contracts/ui/icons.ts';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import { cardTexts as texts } from '../texts/card-texts.ts';

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

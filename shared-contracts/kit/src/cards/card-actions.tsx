import { fittingFile } from '@umbral/domain/media/image-set.ts';
import { memo } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { compareIcon, heartIcon } from '../media/icons.ts';
import { remoteTexts as texts } from '../remote/remote-texts.ts';
import { useFact } from '../remote/use-fact.ts';
import { useTopics } from '../remote/use-topics.ts';
import type { topics } from '../topics.ts';
import type { PlantCard } from './plant-card.ts';
import { typeName } from './type-name.ts';

/** The comparator's tray shows a picture 60 points wide, on screens with two pixels to a point. */
const trayPixels = 120;

/** The heart and the compare button of a card; they name what they act on, and their owners say what is chosen. */
export const CardActions = memo(function CardActions({ card }: { readonly card: PlantCard }) {
  const { id, images } = card;
  const title = typeName(card);
  const bus = useTopics<typeof topics>();
  const isFavourite = useFact('account/favourites-changed', bus)?.plantIds.includes(id) ?? false;
  const isCompared = useFact('comparator/selection-changed', bus)?.items.some(({ plantId }) => plantId === id) ?? false;
  const compare = () => {
    const image = images[0] ? fittingFile(images[0], trayPixels) : null;
    if (isCompared) bus.ask('comparator/remove', { plantId: id });
    else bus.ask('comparator/add', { plantId: id, title, image });
  };
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
});

import { useState } from 'react';
import { useCurrency } from '../remote/use-currency.ts';
import { CardActions } from './card-actions.tsx';
import { inCurrency } from './in-currency.ts';
import type { PlantCard } from './plant-card.ts';
import { areasOf, cardOfArea } from './plant-card-areas.ts';
import { PlantDetails } from './plant-details.tsx';
import { ProjectCard } from './project-card.tsx';
import { CardPhotos } from './project-card-photos.tsx';

interface ListedPlantProps {
  readonly card: PlantCard;
  /** Where `card` takes the place of another one: whose photos and lower half still stand there for a moment. */
  readonly former?: PlantCard;
  readonly headingLevel?: 2 | 3;
  readonly priority?: 'high' | 'eager' | 'lazy';
  readonly sizes?: string;
  /** The visitor has been on its page. */
  readonly isSeen?: boolean;
  /** The visitor is not interested; without it there is no button for that. */
  readonly onHide?: (id: number) => void;
}

/**
 * A plant in any remote's list, or a project with its types, each of which leads to its page: in the visitor's currency,
 * with its buttons, and for administrators the way to change it. The areas beside a plant change what is shown [B045, B046].
 */
export function ListedPlant(props: ListedPlantProps) {
  const { card, former = card, headingLevel = 2, priority = 'lazy', sizes, isSeen, onHide } = props;
  const { types } = card;
  const currency = useCurrency();
  const [chosen, choose] = useState({ of: card.id, shownId: card.id });
  // Another plant may come into the place of this one.
  const shownOf = (plant: PlantCard) => (chosen.of === plant.id ? cardOfArea(plant, chosen.shownId) : plant);
  const shown = shownOf(card);
  const drawn = shownOf(former);
  return (
    <ProjectCard
      project={{
        ...inCurrency(shown, currency),
        areas: types ? types.areas : areasOf(card, shown.id),
        moreAreas: types?.others.length,
      }}
      photos={
        <CardPhotos images={drawn.images} href={drawn.href} title={drawn.title} priority={priority} sizes={sizes} />
      }
      details={<PlantDetails card={drawn} listedId={former.id} onHide={onHide} />}
      actions={<CardActions card={shown} />}
      isSeen={isSeen}
      onChooseArea={types ? undefined : (id) => choose({ of: card.id, shownId: id })}
      headingLevel={headingLevel}
    />
  );
}

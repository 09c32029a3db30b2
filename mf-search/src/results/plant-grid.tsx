import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { memo, useCallback } from 'react';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import { gridSizes } from '../ui/grid-sizes.ts';
import { keepCardHeight } from './card-height.ts';
import { HiddenLine } from './hidden-line.tsx';
import type { DensityProps } from './marked-plants.ts';
import css from './results.module.css';
import { type CardPlace, useCardPlaces } from './use-card-places.ts';

/**
 * The plants as cards, in as many columns as there is room for. A navigation under way draws none of them again, and
 * what it brings is drawn from the top.
 */
export const PlantGrid = memo(function PlantGrid({ cards, marked }: DensityProps) {
  const places = useCardPlaces(cards);
  return (
    <CardGrid className={css.grid} label={texts.results}>
      {places.map(({ place, ...of }) => (
        <Cell key={place} {...of} isFirst={place === 0} marked={marked} />
      ))}
    </CardGrid>
  );
});

interface CellProps extends Omit<CardPlace, 'place'>, Pick<DensityProps, 'marked'> {
  readonly isFirst: boolean;
}

const Cell = memo(function Cell({ plantId, card, former, isFirst, marked }: CellProps) {
  // The card that stands there has a height of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell itself says whose it is
  const keepHeight = useCallback((cell: HTMLElement | null) => (cell ? keepCardHeight(cell) : undefined), [card]);
  return (
    <div ref={keepHeight} className={classNames(css.cell, !marked.isHidden(plantId) && css.rests)} data-plant={plantId}>
      {card && <Listed card={card} former={former} isFirst={isFirst} marked={marked} />}
    </div>
  );
});

interface ListedProps extends Pick<CellProps, 'former' | 'isFirst' | 'marked'> {
  readonly card: PlantCard;
}

const Listed = memo(function Listed({ card, former, isFirst, marked }: ListedProps) {
  const isHidden = marked.isHidden(card.id);
  const plant = (
    <ListedPlant
      card={card}
      former={former}
      priority={isFirst ? 'high' : 'lazy'}
      sizes={gridSizes}
      isSeen={marked.isSeen(card.id)}
      onHide={marked.isReady ? marked.hide : undefined}
    />
  );
  if (!isHidden) return plant;
  const keepsPlace = marked.keepsPlace(card.id);
  return (
    <>
      <HiddenLine
        title={card.title}
        isNew={marked.latest === card.id}
        onUndo={() => marked.show(card.id)}
        className={classNames(!marked.showsHidden && (keepsPlace ? css.over : css.whole))}
      />
      {marked.showsHidden && plant}
      {!marked.showsHidden && keepsPlace && (
        <div className={css.place} inert>
          {plant}
        </div>
      )}
    </>
  );
});

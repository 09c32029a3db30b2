import { memo } from 'react';
import { ListedPlant } from 'shared-contracts/remote/listed-plant.tsx';
import { CardGrid } from 'shared-contracts/ui/card-grid.tsx';
import { classNames } from 'shared-contracts/ui/class-names.ts';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import { texts } from '../texts.ts';
import { gridSizes } from '../ui/grid-sizes.ts';
import { keepCardHeight } from './card-height.ts';
import { HiddenLine } from './hidden-line.tsx';
import type { DensityProps } from './marked-plants.ts';
import css from './results.module.css';
import { useDrawnCards } from './use-drawn-cards.ts';

/**
 * The plants as cards, in as many columns as there is room for. A navigation under way draws none of them again, and
 * what it brings is drawn from the top.
 */
export const PlantGrid = memo(function PlantGrid({ cards, marked }: DensityProps) {
  const isDrawn = useDrawnCards(cards);
  return (
    <CardGrid className={css.grid} label={texts.results}>
      {cards.map((card, index) => (
        <div
          key={card.id}
          ref={keepHeight}
          className={classNames(css.cell, !marked.isHidden(card.id) && css.rests)}
          data-plant={card.id}
        >
          {isDrawn(card, index) && <Cell card={card} isFirst={index === 0} marked={marked} />}
        </div>
      ))}
    </CardGrid>
  );
});

function keepHeight(cell: HTMLElement | null) {
  return cell ? keepCardHeight(cell) : undefined;
}

interface CellProps extends Pick<DensityProps, 'marked'> {
  readonly card: PlantCard;
  readonly isFirst: boolean;
}

const Cell = memo(function Cell({ card, isFirst, marked }: CellProps) {
  const isHidden = marked.isHidden(card.id);
  const plant = (
    <ListedPlant
      card={card}
      priority={isFirst ? 'high' : 'lazy'}
      sizes={gridSizes}
      isSeen={marked.isSeen(card.id)}
      onHide={marked.isReady ? () => marked.hide(card.id) : undefined}
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

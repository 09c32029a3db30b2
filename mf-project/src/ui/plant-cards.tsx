import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Carousel } from '@umbral/kit/layout/carousel.tsx';

interface PlantCardsProps {
  readonly cards: readonly PlantCard[];
  /** What they are, read aloud. */
  readonly label: string;
}

const railSizes = `${onDensePhone}, (min-width: 1200px) 300px, (min-width: 768px) 46vw, 80vw`;

/** Plants side by side that scroll and snap. */
export function PlantRail({ cards, label }: PlantCardsProps) {
  return (
    <Carousel label={label} perView="cards">
      {cards.map((card) => (
        <ListedPlant key={card.id} card={card} headingLevel={3} sizes={railSizes} />
      ))}
    </Carousel>
  );
}

/** Plants in as many columns as there is room for. */
export function PlantGrid({ cards, label }: PlantCardsProps) {
  return (
    <CardGrid label={label}>
      {cards.map((card, index) => (
        <ListedPlant key={card.id} card={card} headingLevel={3} priority={index === 0 ? 'eager' : 'lazy'} />
      ))}
    </CardGrid>
  );
}

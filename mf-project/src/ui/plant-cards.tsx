import { ListedPlant } from 'shared-contracts/remote/listed-plant.tsx';
import { CardGrid } from 'shared-contracts/ui/card-grid.tsx';
import { Carousel } from 'shared-contracts/ui/carousel.tsx';
import { onDensePhone } from 'shared-contracts/ui/photo-sizes.ts';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';

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

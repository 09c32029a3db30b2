import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import type { FairPlants as Plants } from '../queries/plants-queries.ts';

interface FairPlantsProps {
  readonly plants: Plants;
  readonly hrefOf: (page: number) => string;
}

/** A page of unit types of a fair, with the ways to the others. */
export function FairPlants({ plants, hrefOf }: FairPlantsProps) {
  return (
    <>
      <CardGrid>
        {plants.cards.map((card, index) => (
          <ListedPlant key={card.id} card={card} headingLevel={3} priority={index === 0 ? 'high' : 'lazy'} />
        ))}
      </CardGrid>
      <Pagination current={plants.page} total={plants.pages} hrefOf={hrefOf} />
    </>
  );
}

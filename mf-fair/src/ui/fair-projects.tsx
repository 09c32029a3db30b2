import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import type { FairProjects as Projects } from '../queries/projects-queries.ts';

interface FairProjectsProps {
  readonly projects: Projects;
  readonly hrefOf: (page: number) => string;
}

/** A page of the projects of a fair, each with its types that match, and the ways to the others. */
export function FairProjects({ projects, hrefOf }: FairProjectsProps) {
  return (
    <>
      <CardGrid>
        {projects.cards.map((card, index) => (
          <ListedPlant key={card.id} card={card} headingLevel={3} priority={index === 0 ? 'high' : 'lazy'} />
        ))}
      </CardGrid>
      <Pagination current={projects.page} total={projects.pages} hrefOf={hrefOf} />
    </>
  );
}

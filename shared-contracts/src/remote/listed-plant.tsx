import { inCurrency } from '../ui/in-currency.ts';
import type { PlantCard } from '../ui/plant-card.ts';
import { ProjectCard } from '../ui/project-card.tsx';
import { CardActions } from './card-actions.tsx';
import { useCurrency } from './use-currency.ts';

interface ListedPlantProps {
  readonly card: PlantCard;
  readonly headingLevel?: 2 | 3;
  readonly priority?: 'high' | 'eager' | 'lazy';
  readonly sizes?: string;
}

/** A plant in any remote's list: in the visitor's currency, with its favourite and compare buttons. */
export function ListedPlant({ card, headingLevel = 2, priority = 'lazy', sizes }: ListedPlantProps) {
  return (
    <ProjectCard
      project={inCurrency(card, useCurrency())}
      actions={<CardActions card={card} />}
      headingLevel={headingLevel}
      priority={priority}
      sizes={sizes}
    />
  );
}

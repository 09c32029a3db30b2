import { useCurrency } from 'shared-contracts/remote/use-currency.ts';
import { inCurrency } from 'shared-contracts/ui/in-currency.ts';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import { ProjectCard } from 'shared-contracts/ui/project-card.tsx';
import { CardActions } from './card-actions.tsx';

interface FoundPlantProps {
  readonly card: PlantCard;
  readonly headingLevel?: 2 | 3;
  readonly priority?: 'high' | 'eager' | 'lazy';
  readonly sizes?: string;
}

/** A plant in a list, in the visitor's currency, with its favourite and compare buttons. */
export function FoundPlant({ card, headingLevel = 2, priority = 'lazy', sizes }: FoundPlantProps) {
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

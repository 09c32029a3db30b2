import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { PlantRail } from '../../ui/plant-cards.tsx';
import type { RailProps } from './rail-props.ts';

interface ProjectRailProps {
  readonly props: RailProps;
  readonly data: readonly PlantCard[];
}

/** Titled cards side by side; nothing at all where there is none to show. */
export function ProjectRail({ props: { title, level }, data }: ProjectRailProps) {
  if (data.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeading level={level}>{title}</SectionHeading>
      <PlantRail cards={data} label={title} />
    </section>
  );
}

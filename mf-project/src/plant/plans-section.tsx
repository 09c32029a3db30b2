import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { HomePlans } from '../project/home-plans.tsx';
import css from '../project/plan-drawing.module.css';
import type { PlantData } from '../project/plant-data.ts';
import { sectionIds } from '../project/section-ids.ts';
import { planTexts as texts } from '../texts/plan-texts.ts';

/** The drawings with their numbered spaces, and the areas in a table. */
export function PlansSection({ plant }: { readonly plant: PlantData }) {
  const { projectTitle, plans, type, measures } = plant;
  return (
    <section id={sectionIds.plans} className={css.section}>
      <SectionHeading lead={plans.length > 0 ? texts.approximate : texts.noPlan}>{texts.title}</SectionHeading>
      <HomePlans title={projectTitle} plans={plans} areas={{ type, ...measures }} gallery={plant} />
    </section>
  );
}

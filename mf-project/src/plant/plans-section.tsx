import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import type { PlantData } from '../model/plant-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import css from '../plans/plan-drawing.module.css';
import { HomePlans } from '../project/home-plans.tsx';
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

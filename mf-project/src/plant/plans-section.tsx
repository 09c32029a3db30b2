import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { AreasTable } from '../project/areas-table.tsx';
import css from '../project/plan-drawing.module.css';
import { Plan } from '../project/plan-drawing.tsx';
import type { PlantData } from '../project/plant-data.ts';
import { sectionIds } from '../project/section-ids.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';

/** The drawings with their numbered spaces, and the areas in a table. */
export function PlansSection({ plant: { plans, type, measures } }: { readonly plant: PlantData }) {
  return (
    <section id={sectionIds.plans} className={css.section}>
      <SectionHeading lead={texts.approximate}>{texts.plansTitle}</SectionHeading>
      {plans.length === 0 && <AreasTable type={type} {...measures} />}
      {plans.map((plan, index) => (
        <Plan key={`${plan.floor}${plan.name}`} plan={plan}>
          {index === 0 && <AreasTable type={type} {...measures} />}
        </Plan>
      ))}
    </section>
  );
}

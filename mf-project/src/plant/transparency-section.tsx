import { buildingStatusLabels } from 'shared-contracts/domain/project-labels.ts';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { TitleBlock } from 'shared-contracts/ui/title-block.tsx';
import type { PlantData } from '../project/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './transparency-section.module.css';

/** The title block of the sheet: who said what, and when. */
export function TransparencySection({ plant: { strip, status, builder } }: { readonly plant: PlantData }) {
  return (
    <section>
      <SectionHeading>{texts.transparencyTitle}</SectionHeading>
      <div className={css.sheet}>
        <p className={css.note}>{texts.transparencyNote}</p>
        <TitleBlock
          cells={[
            { label: texts.code, value: strip.code },
            { label: texts.stratum, value: strip.stratum ?? texts.none },
            { label: texts.delivery, value: strip.delivery ?? buildingStatusLabels[status] },
            { label: texts.updated, value: strip.updated },
            { label: texts.anchorBuilder, value: builder.name },
          ]}
        />
      </div>
    </section>
  );
}

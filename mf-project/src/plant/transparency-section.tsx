import { formatArea } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { buildingStatusLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { TitleBlock } from '@umbral/kit/layout/title-block.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import css from './transparency-section.module.css';

/** The title block of the sheet: every area apart, what is included, who said it, and when. */
export function TransparencySection({ plant }: { readonly plant: PlantData }) {
  const { strip, status, builder, standing, measures, payment, features, type } = plant;
  const currency = useCurrency();
  const area = (label: string, m2: number | undefined) => ({ label, value: m2 ? formatArea(m2) : texts.notTold });
  const fact = (label: string, value: string | undefined) => (value ? { label, value } : undefined);
  const included = features.find(({ kind }) => kind === 'interior')?.names.length;
  const isLot = type === 'lot';
  return (
    <section>
      <SectionHeading lead={texts.source(builder.name, standing.reported)}>{texts.sheetTitle}</SectionHeading>
      <div className={css.sheet}>
        <div className={css.facts}>
          <FactList
            facts={[
              area(isLot ? plantTexts.lotArea : plantTexts.builtArea, measures.builtM2),
              isLot ? undefined : area(plantTexts.privateArea, measures.privateM2),
              isLot ? undefined : area(plantTexts.balconyArea, measures.balconyM2),
              fact(plantTexts.parking(measures.parking ?? 0), measures.parkingTold),
              payment.administrationCop
                ? {
                    label: texts.administration,
                    value: texts.perMonth(spell(payment.administrationCop, currency)),
                  }
                : undefined,
              included ? { label: texts.finishes, value: texts.finishesGiven(included) } : undefined,
              fact(texts.priceSince, standing.priceSince),
              { label: texts.sourceLabel, value: builder.name },
              fact(plantTexts.licence, plant.delivery.licence),
            ]}
          />
          <p className={css.note}>{texts.imagesNote}</p>
        </div>
        <TitleBlock
          cells={[
            { label: plantTexts.code, value: strip.code },
            { label: plantTexts.stratum, value: strip.stratum ?? plantTexts.none },
            { label: plantTexts.delivery, value: strip.delivery ?? buildingStatusLabels[status] },
            { label: plantTexts.updated, value: strip.updated },
          ]}
        />
      </div>
    </section>
  );
}

import { formatArea } from '@umbral/domain/format/format.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { areaIcon, bathIcon, bedIcon, buildingIcon, carIcon, planIcon, treeIcon } from '@umbral/kit/media/icons.ts';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { priceTexts } from '../texts/price-texts.ts';
import css from './plant-facts.module.css';

interface Fact {
  readonly icon: string;
  readonly label: string;
  readonly value: string;
}

/** The measures on a dimension line; what a type does not have is left out. */
export function PlantFacts({ plant }: { readonly plant: PlantData }) {
  return (
    <dl className={css.facts} aria-label={texts.facts}>
      {factsOf(plant).map(({ icon, label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>
            <Icon of={icon} size="s" />
            {label}
          </dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ type, measures, strip }: PlantData): Fact[] {
  const { rooms, baths, parking, builtM2, privateM2, balconyM2 } = measures;
  const facts: (Fact | undefined)[] = [
    rooms ? { icon: bedIcon, label: texts.rooms(rooms), value: String(rooms) } : undefined,
    baths ? { icon: bathIcon, label: texts.baths(baths), value: String(baths) } : undefined,
    parking ? { icon: carIcon, label: texts.parking(parking), value: String(parking) } : undefined,
    {
      icon: areaIcon,
      label: type === 'lot' ? texts.lotArea : texts.builtArea,
      value: builtM2 ? formatArea(builtM2) : priceTexts.areaToConfirm,
    },
    privateM2 ? { icon: planIcon, label: texts.privateArea, value: formatArea(privateM2) } : undefined,
    balconyM2 ? { icon: treeIcon, label: texts.balconyArea, value: formatArea(balconyM2) } : undefined,
    strip.stratum ? { icon: buildingIcon, label: texts.stratum, value: strip.stratum } : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

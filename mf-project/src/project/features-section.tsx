import { formatInteger } from 'shared-contracts/domain/format.ts';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { checkIcon } from 'shared-contracts/ui/icons.ts';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import css from './features-section.module.css';
import type { BuildingSize, FeatureGroup } from './project-data.ts';
import { sectionIds } from './section-ids.ts';

interface FeaturesSectionProps {
  readonly features: readonly FeatureGroup[];
  readonly building: BuildingSize;
}

/** Features by where they are, and how large the building is. */
export function FeaturesSection({ features, building }: FeaturesSectionProps) {
  if (features.length === 0) return null;
  return (
    <section id={sectionIds.features} className={css.section}>
      <SectionHeading>{texts.featuresTitle}</SectionHeading>
      {features.map(({ kind, names }) => (
        <div key={kind} className={css.group}>
          <h3 className={css.title}>{texts.featureGroups[kind]}</h3>
          <ul className={css.names}>
            {names.map((name) => (
              <li key={name} className={css.name}>
                <Icon of={checkIcon} size="s" className={css.mark} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Building building={building} />
    </section>
  );
}

function Building({ building }: Pick<FeaturesSectionProps, 'building'>) {
  const fact = (label: string, value: number | undefined) =>
    value === undefined ? undefined : { label, value: formatInteger(value) };
  const facts = [
    fact(texts.floors, building.floors),
    fact(texts.units, building.units),
    fact(texts.perFloor, building.perFloor),
    fact(texts.lifts, building.lifts),
    fact(texts.basements, building.basements),
    fact(texts.towers, building.stages),
    building.petFriendly === undefined
      ? undefined
      : { label: texts.pets, value: building.petFriendly ? texts.petsYes : texts.petsNo },
  ];
  if (facts.every((entry) => entry === undefined)) return null;
  return (
    <div className={css.group}>
      <h3 className={css.title}>{texts.buildingTitle}</h3>
      <FactList facts={facts} />
    </div>
  );
}

import { formatInteger } from '@umbral/domain/format/format.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, minusIcon } from '@umbral/kit/media/icons.ts';
import { Fragment } from 'react';
import type { BuildingSize, FeatureGroup } from '../model/project-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { sheetTexts } from '../texts/sheet-texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import css from './features-section.module.css';

interface FeaturesSectionProps {
  readonly features: readonly FeatureGroup[];
  readonly building: BuildingSize;
  /** Finishes that the builder does not name. */
  readonly missing?: readonly string[];
  readonly isUnfinished?: boolean;
}

/** Features by where they are, and how large the building is. */
export function FeaturesSection({ features, building, missing = [], isUnfinished = false }: FeaturesSectionProps) {
  if (features.length === 0) return null;
  return (
    <section id={sectionIds.features} className={css.section}>
      <SectionHeading>{texts.featuresTitle}</SectionHeading>
      {features.map(({ kind, names }) => (
        <Fragment key={kind}>
          <Names title={texts.featureGroups[kind]} names={names} icon={checkIcon} />
          {kind === 'interior' && isUnfinished && <p className={css.note}>{sheetTexts.grayWork}</p>}
          {kind === 'interior' && missing.length > 0 && (
            <Names title={sheetTexts.notIncluded} names={missing} icon={minusIcon} note={sheetTexts.notIncludedNote} />
          )}
        </Fragment>
      ))}
      <Building building={building} />
    </section>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly icon: string;
  readonly note?: string;
}

function Names({ title, names, icon, note }: NamesProps) {
  return (
    <div className={css.group}>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name} className={css.name}>
            <Icon of={icon} size="s" className={css.mark} />
            {name}
          </li>
        ))}
      </ul>
      {note && <p className={css.note}>{note}</p>}
    </div>
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

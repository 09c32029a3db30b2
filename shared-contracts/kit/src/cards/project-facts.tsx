import { formatRange } from '@umbral/domain/format/format.ts';
import { Icon } from '../media/icon.tsx';
import { areaIcon, bathIcon, bedIcon, carIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import type { MeasureRange, ProjectCardModel } from './project-card-model.ts';
import css from './project-facts.module.css';

type Measures = Pick<ProjectCardModel, 'rooms' | 'baths' | 'parking' | 'areaM2'>;

/** Rooms, baths, parking and area on a dimension line; a lot has only its area. */
export function ProjectFacts({ rooms, baths, parking, areaM2 }: Measures) {
  return (
    <ul className={classNames(css.facts, 'num')} aria-label={uiTexts.projectFacts}>
      <Fact icon={bedIcon} range={rooms} unit={uiTexts.roomsUnit} spoken={uiTexts.rooms} />
      <Fact icon={bathIcon} range={baths} unit={uiTexts.bathsUnit} spoken={uiTexts.bathsUnit} />
      <Fact icon={carIcon} range={parking} unit={uiTexts.parkingUnit} spoken={uiTexts.parking} />
      <Fact icon={areaIcon} range={areaM2} unit={uiTexts.areaUnit} spoken={uiTexts.area} />
    </ul>
  );
}

interface FactProps {
  readonly icon: string;
  readonly range?: MeasureRange;
  readonly unit: string | ((text: string) => string);
  readonly spoken: string | ((text: string) => string);
}

const resolve = (word: FactProps['unit'], text: string) => (typeof word === 'string' ? word : word(text));

function Fact({ icon, range, unit, spoken }: FactProps) {
  if (!range || range.max <= 0) return null;
  const value = formatRange(range.min, range.max);
  return (
    <li className={css.fact}>
      <Icon of={icon} size="s" className={css.icon} />
      <span className={css.value}>{value}</span>
      <span className={css.unit} aria-hidden>
        {resolve(unit, value)}
      </span>
      <span className="visually-hidden">{resolve(spoken, value)}</span>
    </li>
  );
}

import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { memo } from 'react';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './results.module.css';

interface UnitSwitchProps extends Pick<ListingData, 'units'> {
  readonly current: ListingData['unit'];
}

/** Whether the list has a card for each project, with its types inside, or for each type; both are links. */
export const UnitSwitch = memo(function UnitSwitch({ current, units }: UnitSwitchProps) {
  return (
    <nav aria-label={texts.units} className={css.units}>
      {units.map(({ unit, href }) => (
        <Anchor key={unit} href={href} className={css.unit} aria-current={unit === current || undefined}>
          {texts.unitLabels[unit]}
        </Anchor>
      ))}
    </nav>
  );
});

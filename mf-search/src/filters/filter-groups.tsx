import { areaLimits, areaSuggestions } from '@umbral/domain/limits/filter-limits.ts';
import { memo } from 'react';
import { formKeys } from '../model/form-keys.ts';
import { MonthlyFields } from '../monthly/monthly-fields.tsx';
import { formTexts as texts } from '../texts/form-texts.ts';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { FilterChecks, FilterSelect, FilterTiles, FilterToggle } from './filter-fields.tsx';
import css from './filter-sheet.module.css';
import { NearField, type Refine } from './near-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { RangeFields } from './range-fields.tsx';
import { ReachField } from './reach-field.tsx';
import { readArea } from './typed-amounts.ts';

interface FilterGroupsProps {
  readonly data: Pick<ListingData, 'family' | 'href' | 'whereabouts'>;
  readonly panel: FilterPanel;
  readonly onRefine: Refine;
}

/** The fields of the filter form, from the place to the details; a search that is under way draws none of them again. */
export const FilterGroups = memo(function FilterGroups({ data, panel, onRefine }: FilterGroupsProps) {
  const { places, kinds, price, monthly, area, measures, strata, statuses, toggles, fairs, hidden } = panel;
  return (
    <>
      <HiddenFields fields={hidden} />
      <fieldset className={css.group}>
        <legend>{texts.places}</legend>
        {places.map((filter) => (
          <FilterSelect key={filter.name} filter={filter} />
        ))}
      </fieldset>
      <NearField family={data.family} near={panel.near} onRefine={onRefine} />
      <ReachField panel={panel} city={data.whereabouts?.city} onRefine={onRefine} />
      {kinds.length > 0 && (
        <div className={css.group}>
          {kinds.map((filter) => (
            <FilterSelect key={filter.name} filter={filter} />
          ))}
        </div>
      )}
      <PriceFields price={price} href={data.href} onPicked={onRefine} />
      <MonthlyFields monthly={monthly} href={data.href} />
      {measures.map((filter) => (
        <FilterTiles key={filter.name} filter={filter} />
      ))}
      <RangeFields
        legend={texts.area}
        names={[formKeys.areaMin, formKeys.areaMax]}
        value={area}
        suggestions={areaSuggestions}
        read={readArea}
        highest={areaLimits.max}
      />
      <FilterChecks filter={strata} look="tiles" />
      <FilterChecks filter={statuses} look="lines" />
      <fieldset>
        <legend>{texts.more}</legend>
        {toggles.map((filter) => (
          <FilterToggle key={filter.name} filter={filter} />
        ))}
        {fairs && <FilterSelect filter={fairs} />}
      </fieldset>
    </>
  );
});

import { formKeys } from '../model/form-keys.ts';
import { texts } from '../texts.ts';
import type { FilterPanel } from '../ui/filter-panel.ts';
import { FilterChecks, FilterSelect, FilterTiles, FilterToggle } from './filter-fields.tsx';
import css from './filter-sheet.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { RangeFields } from './range-fields.tsx';
import { areaLists, priceLists } from './suggestion-lists.tsx';

/** The fields of the filter form, from the place to the details. */
export function FilterGroups({ panel }: { readonly panel: FilterPanel }) {
  const { places, kinds, price, area, measures, strata, statuses, toggles, hidden } = panel;
  return (
    <>
      <HiddenFields fields={hidden} />
      <fieldset className={css.group}>
        <legend>{texts.places}</legend>
        {places.map((filter) => (
          <FilterSelect key={filter.name} filter={filter} />
        ))}
      </fieldset>
      {kinds.length > 0 && (
        <div className={css.group}>
          {kinds.map((filter) => (
            <FilterSelect key={filter.name} filter={filter} />
          ))}
        </div>
      )}
      <RangeFields
        legend={texts.price}
        names={[formKeys.priceMin, formKeys.priceMax]}
        value={price}
        lists={priceLists}
        help={texts.priceHelp}
      />
      {measures.map((filter) => (
        <FilterTiles key={filter.name} filter={filter} />
      ))}
      <RangeFields legend={texts.area} names={[formKeys.areaMin, formKeys.areaMax]} value={area} lists={areaLists} />
      <FilterChecks filter={strata} look="tiles" />
      <FilterChecks filter={statuses} look="lines" />
      <div>
        {toggles.map((filter) => (
          <FilterToggle key={filter.name} filter={filter} />
        ))}
      </div>
    </>
  );
}

import { formatInteger } from '@umbral/domain/format/format.ts';
import { CheckboxGroup, type Choice, RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { formTexts } from '../texts/form-texts.ts';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import type { ChoiceFilter, FilterOption, SelectFilter, ToggleFilter } from '../view-model/filter-panel.ts';
import { isSameList, useFollowed } from './use-followed.ts';

/** One out of a list; options that lead to nothing stay in sight and cannot be chosen. */
export function FilterSelect({ filter }: { readonly filter: SelectFilter }) {
  const { name, label, any, options, disabledReason } = filter;
  const [value, choose] = useFollowed(filter.value);
  const clears = options.some(({ otherwise }) => otherwise !== undefined);
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={any}
      value={value}
      disabled={disabledReason !== undefined}
      help={disabledReason ?? (clears ? formTexts.otherwiseHelp : reasonOf({ options, values: [filter.value] }))}
      onChange={(event) => choose(event.target.value)}
      options={options.map((option) => ({
        value: option.value,
        label: optionLabel(option),
        isDisabled: isEmpty(option, [filter.value]),
      }))}
    />
  );
}

/** One out of a few numbers, or any. */
export function FilterTiles({ filter }: { readonly filter: ChoiceFilter }) {
  const [value, choose] = useFollowed(filter.values[0] ?? '');
  return (
    <RadioGroup
      look="tiles"
      legend={filter.label}
      name={filter.name}
      value={value}
      onChange={choose}
      choices={[{ value: '', label: formTexts.any }, ...choicesOf(filter)]}
      help={reasonOf(filter)}
    />
  );
}

/** Any out of a few. */
export function FilterChecks({ filter, look }: { readonly filter: ChoiceFilter; readonly look: 'lines' | 'tiles' }) {
  const [values, choose] = useFollowed(filter.values, isSameList);
  return (
    <CheckboxGroup
      look={look}
      legend={filter.label}
      name={filter.name}
      value={values}
      onChange={choose}
      choices={choicesOf(filter)}
      isDisabled={filter.disabledReason !== undefined}
      help={reasonOf(filter)}
    />
  );
}

/** Something that is on or off. */
export function FilterToggle({ filter: { name, label, isOn, count, value = '1' } }: { readonly filter: ToggleFilter }) {
  const [checked, toggle] = useFollowed(isOn);
  return (
    <Toggle
      name={name}
      value={value}
      label={formTexts.option(label, formatInteger(count))}
      checked={checked}
      disabled={count === 0 && !checked}
      help={count === 0 && !checked ? texts.noResults : undefined}
      onChange={(event) => toggle(event.target.checked)}
    />
  );
}

function choicesOf({ options, values }: ChoiceFilter): Choice[] {
  return options.map((option) => ({
    value: option.value,
    label: option.label,
    count: formatInteger(option.count),
    isDisabled: isEmpty(option, values),
  }));
}

function optionLabel({ label, count, otherwise }: FilterOption): string {
  if (otherwise !== undefined) return formTexts.otherwise(label, formatInteger(otherwise));
  return formTexts.option(label, formatInteger(count));
}

type Reasons = Pick<ChoiceFilter, 'options' | 'values' | 'disabledReason'>;

function reasonOf({ options, values, disabledReason }: Reasons): string | undefined {
  return disabledReason ?? (options.some((option) => isEmpty(option, values)) ? formTexts.noneHelp : undefined);
}

function isEmpty({ count, otherwise, value }: FilterOption, chosen: readonly string[]): boolean {
  return count === 0 && otherwise === undefined && !chosen.includes(value);
}

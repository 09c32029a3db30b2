import { useId } from 'react';
import { queryKeys } from 'shared-contracts/routes/search-keys.ts';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import { searchBarTexts as texts } from '../texts/search-bar-texts.ts';
import css from './money-choice.module.css';
import type { SearchBarOptions } from './search-bar-options.ts';

/** By price or by what one can pay each month: the style sheet shows the list of the one that is chosen. */
export function MoneyChoice({ options }: { readonly options: SearchBarOptions }) {
  const group = useId();
  return (
    <fieldset className={css.money}>
      <legend className="visually-hidden">{texts.money}</legend>
      <div className={css.ways}>
        <Way group={group} value="price" label={texts.byPrice} isFirst />
        <Way group={group} value="monthly" label={texts.byMonthly} />
      </div>
      <SelectField
        name={queryKeys.price}
        label={texts.price}
        hidesLabel
        placeholder={texts.anyPrice}
        options={options.prices}
        className={css.price}
      />
      <SelectField
        name={queryKeys.monthly}
        label={texts.monthly}
        hidesLabel
        placeholder={texts.anyMonthly}
        options={options.monthly}
        className={css.monthly}
      />
    </fieldset>
  );
}

interface WayProps {
  readonly group: string;
  readonly value: string;
  readonly label: string;
  readonly isFirst?: boolean;
}

/** Belongs to no form: the way says what is shown, not what is searched. */
function Way({ group, value, label, isFirst }: WayProps) {
  return (
    <label className={css.way}>
      <input
        type="radio"
        name={group}
        form=""
        value={value}
        defaultChecked={isFirst}
        className={css.radio}
        onChange={(event) => forgetOther(event.currentTarget)}
      />
      {label}
    </label>
  );
}

/** What was chosen by the other way is out of sight: it must not filter. */
function forgetOther(way: HTMLInputElement): void {
  const selects = way.closest('fieldset')?.querySelectorAll('select') ?? [];
  for (const select of selects) select.value = '';
}

import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { formKeys, moneyWays } from '../model/form-keys.ts';
import { searchBarTexts as texts } from '../texts/search-bar-texts.ts';
import type { SearchBarOptions } from '../view-model/search-bar-options.ts';
import css from './money-choice.module.css';

/** By price or by what one can pay each month: the style sheet shows the list of the one that is chosen. */
export function MoneyChoice({ options }: { readonly options: SearchBarOptions }) {
  const spelled = useSpelled();
  const read = (of: SearchBarOptions['prices']) => of.map(({ value, label }) => ({ value, label: spelled(label) }));
  return (
    <fieldset className={css.money}>
      <legend className="visually-hidden">{texts.money}</legend>
      <div className={css.ways}>
        <Way value={moneyWays.price} label={texts.byPrice} isFirst />
        <Way value={moneyWays.monthly} label={texts.byMonthly} />
      </div>
      <SelectField
        name={queryKeys.price}
        label={texts.price}
        hidesLabel
        placeholder={texts.anyPrice}
        options={read(options.prices)}
        className={css.price}
      />
      <SelectField
        name={queryKeys.monthly}
        label={texts.monthly}
        hidesLabel
        placeholder={texts.anyMonthly}
        options={read(options.monthly)}
        className={css.monthly}
      />
    </fieldset>
  );
}

interface WayProps {
  readonly value: string;
  readonly label: string;
  readonly isFirst?: boolean;
}

/** Sent along: where no script forgets what is out of sight, whoever reads the form does. */
function Way({ value, label, isFirst }: WayProps) {
  return (
    <label className={css.way}>
      <input
        type="radio"
        name={formKeys.money}
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

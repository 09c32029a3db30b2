import { formatMoney } from '@umbral/domain/format/format.ts';
import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import { useId } from 'react';
import { useStore } from '../../store.ts';
import { useFrame } from '../frame-ports.ts';
import css from './currency-switch.module.css';
import { headerTexts } from './header-texts.ts';

const codes = ['cop', 'usd', 'eur'] as const;
const texts = headerTexts.header;

/** Chooses the currency of every price of the portal and shows the representative rate [B001, B002, B003]. */
export function CurrencySwitch() {
  const { currency } = useFrame();
  const state = useStore(currency);
  const id = useId();
  return (
    <div className={css.switch}>
      <label className="visually-hidden" htmlFor={id}>
        {texts.currency}
      </label>
      <select
        id={id}
        className={css.select}
        value={state.code}
        onChange={(event) => {
          const code = codes.find((value) => value === event.target.value);
          if (code) currency.choose(code);
        }}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {code.toUpperCase()}
          </option>
        ))}
      </select>
      <span className={css.rate} title={`${texts.rateLabel} · ${state.asOf}`}>
        <span className="visually-hidden">{texts.rateLabel} </span>
        {rateOf(state)}
      </span>
    </div>
  );
}

/** The chosen currency's rate; pesos show the dollar's. */
function rateOf({ code, rates }: CurrencyState): string {
  return code === 'eur'
    ? texts.rate('€', formatMoney({ amount: rates.eur, currency: 'cop' }))
    : texts.rate('US$', formatMoney({ amount: rates.usd, currency: 'cop' }));
}

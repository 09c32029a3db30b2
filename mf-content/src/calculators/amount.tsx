import { spell } from '@umbral/domain/format/spell.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';
import css from './result.module.css';

/** Spells pesos in the visitor's currency. */
export function useSpelled(): (cop: number) => string {
  const currency = useCurrency();
  return (cop) => spell(cop, currency);
}

/** Spells pesos as pesos. */
export function inPesos(cop: number): string {
  return spell(cop, { code: 'cop', rates: { usd: 1, eur: 1 } });
}

interface AmountProps {
  readonly cop: number;
  /** Words after it: "al mes". */
  readonly unit?: string;
}

/** An amount in the visitor's currency, with its pesos beside it where these are others [B001]. */
export function Amount({ cop, unit }: AmountProps) {
  const { code } = useCurrency();
  const spelled = useSpelled();
  return (
    <span className="num">
      {spelled(cop)}
      {unit && <span className={css.unit}> {unit}</span>}
      {code !== 'cop' && <span className={css.pesos}> {texts.inPesos(inPesos(cop))}</span>}
    </span>
  );
}

/** Of which day the rate is that amounts were turned into the visitor's currency with. */
export function ConversionNote() {
  const { code, asOf } = useCurrency();
  return code === 'cop' ? null : <p className={css.note}>{texts.converted(asOf)}</p>;
}

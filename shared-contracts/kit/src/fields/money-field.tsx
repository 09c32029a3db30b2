import type { Currency } from '@umbral/domain/vocabulary/vocabulary.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const marks: Record<Currency, string> = { cop: 'COP', usd: 'USD', eur: 'EUR' };

interface MoneyFieldProps extends Omit<NumberFieldProps, 'end'> {
  readonly currency?: Currency;
}

/** An amount of money in whole units; takes "180M" [B032]. */
export function MoneyField({ currency = 'cop', ...field }: MoneyFieldProps) {
  return <NumberField {...field} end={<span className="num">{marks[currency]}</span>} />;
}

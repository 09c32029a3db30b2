import type { ComponentProps } from 'react';
import { MoneyField } from '../fields/money-field.tsx';
import { useCurrency } from '../remote/use-currency.ts';

/** Pesos that are read and typed in the visitor's currency; follows a change of it at once [B002]. */
export function PesosField({ value, onChange, ...field }: Omit<ComponentProps<typeof MoneyField>, 'currency'>) {
  const { code, rates } = useCurrency();
  const unit = code === 'cop' ? 1 : rates[code];
  const times = (amount: number | undefined, factor: number) =>
    amount === undefined ? undefined : Math.round(amount * factor);
  return (
    <MoneyField
      {...field}
      key={code}
      currency={code}
      value={times(value, 1 / unit)}
      onChange={(amount) => onChange(times(amount, unit))}
    />
  );
}

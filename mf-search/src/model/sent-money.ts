import type { Rates } from '@umbral/domain/money/money.ts';
import type { Currency } from '@umbral/domain/vocabulary/vocabulary.ts';

/**
 * Addresses hold pesos, whoever reads them. A money field in another currency is sent with two hidden ones, which say how
 * many pesos a unit is and which pesos it showed: what nobody has changed stays the same to the peso.
 */
const marks = { rate: '-tc', kept: '-cop' } as const;

/** No currency has ever been dearer. */
const dearestUnit = 1_000_000;

/** Pesos for a unit of the currency in which a visitor reads amounts. */
export function unitOf({ code, rates }: { readonly code: Currency; readonly rates: Rates }): number {
  return code === 'cop' ? 1 : rates[code];
}

/** Pesos as whole units: what a field shows. */
export function inUnits(cop: number, unit: number): number {
  return Math.round(cop / unit);
}

/** The hidden fields beside a money field; none where it shows pesos. */
export function moneyMarks(
  name: string,
  cop: string,
  unit: number,
): readonly (readonly [name: string, value: string])[] {
  if (unit === 1) return [];
  return [
    [`${name}${marks.rate}`, String(unit)],
    [`${name}${marks.kept}`, cop],
  ];
}

/** The pesos of a money field of a sent form; `read` makes them out of a text and the pesos of a unit. */
export function sentPesos(
  form: URLSearchParams,
  name: string,
  read: (text: string, unit: number) => number | undefined,
): number | undefined {
  const text = form.get(name) ?? '';
  const rate = Number(form.get(`${name}${marks.rate}`) ?? 1);
  const unit = rate > 0 && rate <= dearestUnit ? rate : 1;
  const kept = Number(form.get(`${name}${marks.kept}`) ?? '');
  const isUnchanged = unit !== 1 && kept > 0 && text.replace(/\D/g, '') === String(inUnits(kept, unit));
  return isUnchanged ? kept : read(text, unit);
}

import { formatDecimal, formatInteger, formatMoney } from '@umbral/domain/format/format.ts';
import { cellTexts as texts } from '../sheet-texts.ts';
import type { CellValue, ColumnKind } from './column.ts';

/** A value as it is drawn: "$ 420.000.000", "68,5 m²", "Sí"; nothing for an empty one. */
export function showCell(column: ColumnKind, value: CellValue): string {
  if (value === null) return '';
  if (column.kind === 'money' && typeof value === 'number') return formatMoney({ amount: value, currency: 'cop' });
  if (column.kind === 'number' && typeof value === 'number') {
    const digits = Number.isInteger(value) ? formatInteger(value) : formatDecimal(value);
    return column.unit ? `${digits} ${column.unit}` : digits;
  }
  return plainCell(column, value);
}

/** A value as it is typed and as other sheets take it: "420000000", "68,5", "Sí". `readCell` reads it back. */
export function plainCell(column: ColumnKind, value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (column.kind === 'choice') return column.choices.find((choice) => choice.value === value)?.label ?? String(value);
  return typeof value === 'number' ? plainNumber(value) : value;
}

/** A fourth decimal keeps "68,125" from being read as thousands. */
function plainNumber(value: number): string {
  const text = String(value).replace('.', ',');
  return /^-?[1-9]\d{0,2},\d{3}$/.test(text) ? `${text}0` : text;
}

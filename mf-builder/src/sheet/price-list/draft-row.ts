import type { CellValue, Column, ColumnKind } from '../table/column.ts';
import { columnWords, priceListTexts } from './price-list-texts.ts';

/** A typology or a home as the form holds it while it is written: any field may still lack, or be a half typed text. */
export type DraftRow = Readonly<Record<string, unknown>>;

/** What a field of a draft holds, where it is something that a cell can show. */
export function cellOf(value: unknown): CellValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A number of the form: written with a dot while somebody types it there. */
function numberCell(value: unknown): CellValue {
  const isTyped = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim());
  return isTyped ? Number(value) : value === '' ? null : cellOf(value);
}

type FieldName = keyof typeof priceListTexts.columns & keyof typeof columnWords;

interface FieldColumn extends Pick<Column<DraftRow>, 'width' | 'isOptional' | 'isOnlyInFiles'> {
  /** The name of the field in the form, where it is another one than that of its title. */
  readonly field?: string;
}

/** A column over one field of a draft. */
export function fieldColumn(name: FieldName, kind: ColumnKind, { field = name, ...facts }: FieldColumn = {}) {
  const read = kind.kind === 'number' || kind.kind === 'money' ? numberCell : cellOf;
  const empty = kind.kind === 'text' && !facts.isOptional ? '' : null;
  return {
    ...kind,
    ...facts,
    key: field,
    label: priceListTexts.columns[name],
    words: columnWords[name],
    get: (row: DraftRow) => read(row[field]),
    set: (row: DraftRow, value: CellValue) => ({ ...row, [field]: value ?? empty }),
  } satisfies Column<DraftRow>;
}

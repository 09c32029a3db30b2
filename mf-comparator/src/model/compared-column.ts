import {
  type ComparedPlant,
  comparisonRowLabels,
  comparisonRows,
  comparisonValue,
} from 'shared-contracts/domain/comparison-rows.ts';
import { formatMoney } from 'shared-contracts/domain/format.ts';
import { convertFromCop } from 'shared-contracts/domain/money.ts';
import type { CurrencyState } from 'shared-contracts/remote/render-contract.ts';

/** What the overlay needs of a plant: plain data. */
export interface ComparedColumn extends ComparedPlant {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly price: number;
  readonly isActive: boolean;
  readonly image: {
    readonly src: string;
    readonly srcSet?: string;
    readonly avifSrcSet?: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  } | null;
}

export interface TableRow {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** The sixteen rows in their order, one value for each column, amounts in the chosen currency [B052, B053]. */
export function tableRows(columns: readonly ComparedColumn[], currency: CurrencyState): readonly TableRow[] {
  const choice = { currency: currency.code, rates: currency.rates };
  return comparisonRows.map((row) => ({
    key: row,
    label: comparisonRowLabels[row],
    values: columns.map((column) => comparisonValue(row, column, choice)),
  }));
}

/** A column's price; undefined where the builder hides it. */
export function priceText(column: ComparedColumn, { code, rates }: CurrencyState): string | undefined {
  return column.hide_price ? undefined : formatMoney(convertFromCop(column.price, code, rates));
}

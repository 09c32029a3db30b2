import { spellPrice } from '@umbral/domain/format/spell.ts';
import { type Price, toldCop } from '@umbral/domain/money/price.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import { type Better, bestOf } from '../model/best-value.ts';
import { comparisonRowLabels } from '../model/comparison-row-texts.ts';
import {
  type ComparedPlant,
  type ComparisonRow,
  comparisonRows,
  comparisonValue,
  initialPercent,
} from '../model/comparison-rows.ts';
import { texts } from '../texts.ts';

/** What the overlay needs of a plant: plain data. */
export interface ComparedColumn extends ComparedPlant {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly price: Price;
  readonly private_area: number | null;
  readonly number_fees: number | null;
  readonly administrative_expenses: number | null;
  readonly isActive: boolean;
  readonly image: ImageSource | null;
  /** Seconds; null while unknown. */
  readonly delivery: number | null;
  /** The types of its project that are on offer, this one among them, by area; none where it has no other. */
  readonly types: readonly ProjectType[];
}

/** A type of a project to compare in the place of another. */
export interface ProjectType {
  readonly id: number;
  /** With its project's. */
  readonly title: string;
  readonly label: string;
}

/** One line of the table, whatever it is about. */
export interface TableRow {
  readonly key: string;
  readonly label: string;
  /** One for each column. */
  readonly values: readonly string[];
  /** Whether the columns say different things. */
  readonly differs: boolean;
  /** Which column is the best here, in words. */
  readonly best?: { readonly index: number; readonly text: string };
}

interface Judged {
  readonly better: Better;
  readonly of: (column: ComparedColumn) => number | null;
}

/** Where one value can be said to be better for everybody. */
const judged: Partial<Record<ComparisonRow, Judged>> = {
  initial_feed: { better: 'less', of: initialPercent },
  area: { better: 'more', of: (column) => column.built_area },
  bedroom: { better: 'more', of: (column) => column.room_number },
  bathroom: { better: 'more', of: (column) => column.bath_number },
  parking: { better: 'more', of: (column) => column.parking_number },
  precio_m2: { better: 'less', of: (column) => column.m2_price },
  cuota_separacion: { better: 'less', of: (column) => column.separation_fee },
};

/** The sixteen rows in their order, one value for each column, amounts in the chosen currency [B052, B053]. */
export function tableRows(columns: readonly ComparedColumn[], currency: CurrencyState): readonly TableRow[] {
  return comparisonRows.map((row) => {
    const values = columns.map((column) => comparisonValue(row, column, currency));
    const rule = judged[row];
    const best =
      rule &&
      bestOf(
        columns.map((column) => rule.of(column) || undefined),
        rule.better,
      );
    return tableRow(row, comparisonRowLabels[row], values, best, texts.best[row]);
  });
}

/** A row with whether its values differ, and its best one in words. */
export function tableRow(
  key: string,
  label: string,
  values: readonly string[],
  best?: number,
  bestText?: string,
): TableRow {
  const row = { key, label, values, differs: new Set(values).size > 1 };
  return best === undefined || bestText === undefined ? row : { ...row, best: { index: best, text: bestText } };
}

/** A column's price; undefined where the builder hides it. */
export function priceText(column: ComparedColumn, currency: CurrencyState): string | undefined {
  return spellPrice(column.price, currency);
}

/** The cheapest column. */
export function cheapest(columns: readonly ComparedColumn[]): number | undefined {
  return bestOf(
    columns.map(({ price }) => toldCop(price)),
    'less',
  );
}

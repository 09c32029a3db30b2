import { calculatorTerms, quoteDefaults } from '@umbral/domain/parameters/rates.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { comparisonRows } from '../model/comparison-rows.ts';
import type { TableRow } from './compared-column.ts';

/** How a visitor wants to see the table, whatever stands in it. */
export interface TableView {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly onlyDifferences: boolean;
  readonly years: number;
  /** Savings given here; else those of the monthly budget of this device. */
  readonly savings?: number;
}

export const plainView: TableView = {
  order: comparisonRows,
  hidden: [],
  onlyDifferences: false,
  years: quoteDefaults.months / 12,
};

const mostSavings = 100_000_000_000;

/** The rows to draw: in the chosen order, without those hidden and, if asked, without those that all share. */
export function shownRows(
  rows: readonly TableRow[],
  { order, hidden, onlyDifferences }: TableView,
): readonly TableRow[] {
  const place = ({ key }: TableRow) => order.indexOf(key);
  return rows
    .filter(({ key, differs, values }) => !hidden.includes(key) && (!onlyDifferences || differs || values.length < 2))
    .toSorted((a, b) => place(a) - place(b));
}

/** A stored view; every broken part of it is as usual, and no row is ever lost. */
export function parseView(text: string | null): TableView {
  const stored = parseObject(text);
  const order = keysIn(stored.order);
  return {
    order: [...order, ...comparisonRows.filter((row) => !order.includes(row))],
    hidden: keysIn(stored.hidden),
    onlyDifferences: stored.onlyDifferences === true,
    years: calculatorTerms.find((years) => years === stored.years) ?? plainView.years,
    savings: amountIn(stored.savings),
  };
}

/** The view of this device. */
export function readView(): TableView {
  try {
    return parseView(localStorage.getItem(localKeys.comparisonView));
  } catch {
    return plainView;
  }
}

/** Keeps the view; without storage it lasts as long as the page. */
export function keepView(view: TableView): void {
  try {
    localStorage.setItem(localKeys.comparisonView, JSON.stringify(view));
  } catch {}
}

/** What the monthly budget of this device says of savings and of the rate that a bank has offered. */
export function readBudget(): { readonly savings?: number; readonly annualPercent?: number } {
  try {
    const { savings, annualPercent } = parseObject(localStorage.getItem(localKeys.budget));
    const rate = amountIn(annualPercent);
    return { savings: amountIn(savings), annualPercent: rate && rate <= 60 ? rate : undefined };
  } catch {
    return {};
  }
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function keysIn(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((key) => comparisonRows.some((row) => row === key)))];
}

function amountIn(stored: unknown): number | undefined {
  return typeof stored === 'number' && stored >= 0 && stored <= mostSavings ? stored : undefined;
}

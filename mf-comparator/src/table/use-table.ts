import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import { useCallback, useState } from 'react';
import { readNotes } from '../notes/stored-notes.ts';
import { texts } from '../texts.ts';
import { type ComparedColumn, priceText, type TableRow, tableRow, tableRows } from './compared-column.ts';
import { type OwnTerms, ownRows } from './own-numbers.ts';
import { keepView, readBudget, readView, shownRows, type TableView } from './table-view.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** What stands in the table and how the visitor wants to see it. */
export interface Table {
  readonly currency: CurrencyState;
  readonly view: TableView;
  readonly setView: (view: TableView) => void;
  readonly rows: readonly TableRow[];
  readonly own: readonly TableRow[];
  readonly terms: OwnTerms;
  /** Everything that is shown, prices and notes too, for a file. */
  readonly sheet: () => readonly TableRow[];
}

/** Rows of the given columns in the visitor's currency, order and terms, which this device keeps. */
export function useTable(columns: readonly ComparedColumn[]): Table {
  const currency = useCurrency();
  const [view, showView] = useState(readView);
  const [budget] = useState(readBudget);
  const [now] = useState(Date.now);
  const readAgain = useCallback(() => showView(readView()), []);
  useOtherTabs(localKeys.comparisonView, readAgain);
  const setView = (chosen: TableView) => {
    keepView(chosen);
    showView(chosen);
  };
  const terms = {
    savings: view.savings ?? budget.savings ?? 0,
    years: view.years,
    annualPercent: budget.annualPercent,
  };
  const rows = shownRows(tableRows(columns, currency), view);
  const own = ownRows(columns, terms, currency, now);
  const sheet = () => {
    const notes = readNotes();
    const prices = columns.map((column) => priceText(column, currency) ?? texts.overlay.priceHidden);
    const written = columns.map(({ id }) => notes.get(id) ?? '');
    return [
      tableRow('price', texts.overlay.price, prices),
      ...rows,
      ...own,
      tableRow('notes', texts.notes.label, written),
    ];
  };
  return { currency, view, setView, rows, own, terms, sheet };
}

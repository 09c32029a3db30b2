import type { AmortisationRow } from '@umbral/domain/finance/amortisation.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { amortisationTexts as texts } from '../texts/calculator-texts.ts';

/** Spreadsheets of the region part columns by semicolons, and know letters with accents by this mark. */
const separator = ';';
const byteOrderMark = '\uFEFF';

/** The table of a loan by month, whole pesos, as a file for spreadsheets. */
export function amortisationCsv(rows: readonly AmortisationRow[]): string {
  const lines = rows.map(({ month, payment, interest, principal, balance }) =>
    [month, payment, interest, principal, balance].join(separator),
  );
  return `${byteOrderMark}${[texts.csvHead.join(separator), ...lines].join('\r\n')}\r\n`;
}

/** The name of that file: of several loans on a page, each has its own. */
export function amortisationFile(product?: string): string {
  return product ? `${texts.file}-${slugify(product)}.csv` : `${texts.file}.csv`;
}

/** Hands a text to the browser as a file to keep; it never leaves the device. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has to have begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

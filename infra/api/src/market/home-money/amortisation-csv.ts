import { amortisation } from '@umbral/domain/finance/amortisation.ts';
import type { HomeOffer } from './home-offer.ts';
import { moneyFileTexts as texts } from './money-file-texts.ts';

/** The table of the loan, month by month, as sheets for computers in Spanish read it: with semicolons, marked UTF-8. */
export function amortisationCsv({ statement }: HomeOffer): string {
  const { loan, annualPercent, months, credit } = statement;
  const rows = amortisation(loan, annualPercent, months, credit).map(
    ({ month, payment, interest, principal, balance }) => [month, payment, interest, principal, balance],
  );
  return `\uFEFF${[texts.csvHead, ...rows].map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}

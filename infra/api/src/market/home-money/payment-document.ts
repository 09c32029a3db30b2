import type { DocumentBlock } from '@umbral/domain/editorial/guide-document.ts';
import type { MonthlyLines } from '@umbral/domain/finance/monthly-lines.ts';
import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { formatDate, formatDateShort } from '@umbral/domain/format/format-date.ts';
import { homeInsurance } from '@umbral/domain/parameters/insurance.ts';
import { interestRates } from '@umbral/domain/parameters/rates.ts';
import type { PrintedDocument } from '../../engine/documents/draw-document.ts';
import type { HomeOffer } from './home-offer.ts';
import { moneyFileTexts as texts } from './money-file-texts.ts';

const insuranceNote = {
  type: 'note',
  text: texts.insurance(homeInsurance.source, formatDate(homeInsurance.asOf)),
} as const;

/** The plan on paper: every payment with its day, what the bank asks for afterwards, and where the rate is from. */
export function paymentDocument(offer: HomeOffer): PrintedDocument {
  const { name, place, builder, plan, statement } = offer;
  return {
    title: texts.planTitle,
    lead: `${name}. ${texts.planLead(builder, place)}`,
    mark: texts.planMark,
    origin: { label: texts.planOrigin, name },
    reviewed: new Date(`${plan.startDate}T12:00:00-05:00`),
    blocks: [
      { type: 'heading', text: texts.dates },
      paymentsTable(offer),
      ...(plan.isDeliveryKnown ? [] : [{ type: 'paragraph', text: texts.noDay } as const]),
      { type: 'heading', text: texts.credit },
      creditTable(offer),
      ...(statement.loan > 0 ? [{ type: 'paragraph', text: rateLine(offer) } as const] : []),
      ...(statement.subsidy > 0 ? [{ type: 'note', text: texts.subsidyNote } as const] : []),
      ...(statement.loan > 0 ? [insuranceNote] : []),
      { type: 'note', text: texts.note },
    ],
  };
}

function paymentsTable({ plan, statement }: HomeOffer): DocumentBlock {
  const { currency, price } = statement;
  const rows = plan.payments.map(({ date, kind, amount }, index) => [
    String(index + 1),
    formatDateShort(date),
    texts.kinds[kind],
    formatMoney({ amount, currency }),
  ]);
  return {
    type: 'table',
    head: [texts.number, texts.date, texts.concept, texts.amount],
    rows: [...rows, ['—', formatDateShort(plan.deliveryDate), texts.total, formatMoney({ amount: price, currency })]],
  };
}

function creditTable({ statement, plan }: HomeOffer): DocumentBlock {
  const { initialFee, initialPercent, subsidy, loan, monthly, monthlyTotal, currency } = statement;
  const amount = (value: number) => formatMoney({ amount: value, currency });
  return {
    type: 'table',
    head: [texts.concept, texts.amount],
    rows: [
      [texts.initialFee(formatPercent(initialPercent)), amount(initialFee)],
      ...(subsidy > 0 ? [[texts.kinds.subsidy, amount(subsidy)]] : []),
      [texts.loan, amount(loan)],
      ...monthRows(monthly).map(([label, value]) => [label, amount(value)]),
      [texts.monthly, amount(monthlyTotal)],
      ...(loan > 0 ? [[texts.firstPayment, formatDateShort(plan.firstLoanPayment)]] : []),
    ],
  };
}

function monthRows(monthly: MonthlyLines): readonly (readonly [label: string, amount: number])[] {
  const keys = ['credit', 'extra', 'lifeInsurance', 'fireInsurance', 'administration'] as const;
  return keys.filter((key) => monthly[key] > 0).map((key) => [texts.lines[key], monthly[key]] as const);
}

function rateLine({ statement, isOwnRate }: HomeOffer): string {
  const { source, asOf } = interestRates;
  const { product, annualPercent, months } = statement;
  const origin = isOwnRate ? texts.ownRate : texts.rateSource(source, formatDate(asOf));
  return `${texts.creditLines(texts.products[product], formatPercent(annualPercent), months / 12)} ${origin}`;
}

import type { DocumentBlock } from '@umbral/domain/editorial/guide-document.ts';
import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { formatDate, formatDateShort } from '@umbral/domain/format/format-date.ts';
import { interestRates } from '@umbral/domain/parameters/rates.ts';
import type { PrintedDocument } from '../../engine/documents/draw-document.ts';
import type { HomeOffer } from './home-offer.ts';
import { moneyFileTexts as texts } from './money-file-texts.ts';

/** The plan on paper: every payment with its day, what the bank asks for afterwards, and where the rate is from. */
export function paymentDocument(offer: HomeOffer, { isOwnRate }: { readonly isOwnRate: boolean }): PrintedDocument {
  const { name, place, builder, plan } = offer;
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
      { type: 'paragraph', text: rateLine(offer, isOwnRate) },
      ...(offer.subsidy > 0 ? [{ type: 'note', text: texts.subsidyNote } as const] : []),
      { type: 'note', text: texts.note },
    ],
  };
}

function paymentsTable({ plan, price }: HomeOffer): DocumentBlock {
  const { currency } = price;
  const rows = plan.payments.map(({ date, kind, amount }, index) => [
    String(index + 1),
    formatDateShort(date),
    texts.kinds[kind],
    formatMoney({ amount, currency }),
  ]);
  return {
    type: 'table',
    head: [texts.number, texts.date, texts.concept, texts.amount],
    rows: [...rows, ['—', formatDateShort(plan.deliveryDate), texts.total, formatMoney(price)]],
  };
}

function creditTable({ quote, plan, price, initialPercent, subsidy }: HomeOffer): DocumentBlock {
  const amount = (value: number) => formatMoney({ amount: value, currency: price.currency });
  return {
    type: 'table',
    head: [texts.concept, texts.amount],
    rows: [
      [texts.initialFee(formatPercent(initialPercent)), amount(quote.initialFee)],
      ...(subsidy > 0 ? [[texts.kinds.subsidy, amount(Math.min(subsidy, quote.principal))]] : []),
      [texts.loan, amount(plan.loan)],
      [texts.base, amount(plan.loanInstalment)],
      [texts.extra, amount(quote.extra)],
      [texts.monthly, amount(plan.loanInstalment + quote.extra)],
      [texts.firstPayment, formatDateShort(plan.firstLoanPayment)],
    ],
  };
}

function rateLine({ quote }: HomeOffer, isOwnRate: boolean): string {
  const { source, asOf } = interestRates;
  const origin = isOwnRate ? texts.ownRate : texts.rateSource(source, formatDate(asOf));
  return `${texts.creditLines(formatPercent(quote.annualPercent), quote.months / 12)} ${origin}`;
}

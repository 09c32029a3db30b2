import { monthlyLinesIn, monthlyTotalOf } from '@umbral/domain/finance/monthly-lines.ts';
import { formatArea, formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { quoteDefaults, quoteRate } from '@umbral/domain/parameters/rates.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { sectionIds } from '../model/section-ids.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import type { LaunchHome } from './launch-data.ts';
import css from './launch-quote.module.css';

interface LaunchQuoteProps {
  readonly homes: readonly LaunchHome[];
  readonly country: Country;
}

/** What each home costs a month; term and rate are changed on the page of the home [B089, B090]. */
export function LaunchQuote({ homes, country }: LaunchQuoteProps) {
  const isTold = homes.some(({ priceCop }) => priceCop !== undefined);
  return (
    <section id={sectionIds.quote} className={css.section}>
      <SectionHeading lead={isTold ? texts.quoteLead(quoteDefaults.months / 12) : undefined}>
        {texts.quoteTitle}
      </SectionHeading>
      {isTold ? <QuoteTable homes={homes} country={country} /> : <Notice>{texts.quoteNone}</Notice>}
    </section>
  );
}

function QuoteTable({ homes, country }: LaunchQuoteProps) {
  return (
    <>
      <table className={css.table}>
        <caption className="visually-hidden">{texts.quoteCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.homeType}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.initialFee}</th>
            <th scope="col">{texts.monthly}</th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <QuoteRow key={home.id} home={home} />
          ))}
        </tbody>
      </table>
      <p className={css.note}>{texts.quoteNote(formatPercent(quoteRate(country)))}</p>
    </>
  );
}

function QuoteRow({ home }: { readonly home: LaunchHome }) {
  const toMoney = useMoney();
  const { title, href, builtM2, priceCop, initialPercent, initialFeeCop, monthly } = home;
  const name = (
    <th scope="row">
      {title}
      <small className={css.small}>{formatArea(builtM2)}</small>
    </th>
  );
  if (priceCop === undefined || !monthly) {
    return (
      <tr>
        {name}
        <td colSpan={3}>{texts.priceToConfirm}</td>
      </tr>
    );
  }
  const price = toMoney(priceCop);
  const lines = monthlyLinesIn(monthly, (cop) => toMoney(cop).amount);
  return (
    <tr>
      {name}
      <td data-label={texts.price}>{formatMoney(price)}</td>
      <td data-label={texts.initialFee}>
        {formatMoney(toMoney(initialFeeCop ?? 0))}
        <small className={css.small}>{formatPercent(initialPercent ?? 0)}</small>
      </td>
      <td data-label={texts.monthly}>
        <strong>{formatMoney({ ...price, amount: monthlyTotalOf(lines) })}</strong>
        <small className={css.small}>{texts.creditOf(formatMoney({ ...price, amount: lines.credit }))}</small>
        <Anchor href={`${href}#${sectionIds.quote}`} className={css.link}>
          {texts.adjust} <span className="visually-hidden">{texts.adjustOf(title)}</span>
        </Anchor>
      </td>
    </tr>
  );
}

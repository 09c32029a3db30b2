import { isOfferUsed, offersFor } from '@umbral/domain/finance/bank-quotes.ts';
import type { HomeStatement } from '@umbral/domain/finance/home-statement.ts';
import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { bankOffers } from '@umbral/domain/parameters/bank-offers.ts';
import { homeInsurance } from '@umbral/domain/parameters/insurance.ts';
import { incomeShare, interestRates, quoteRate } from '@umbral/domain/parameters/rates.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useId } from 'react';
import type { PlantData } from '../model/plant-data.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import { quoteTexts } from '../texts/quote-texts.ts';
import { AmortisationView } from './amortisation-view.tsx';
import { BankOffersView } from './bank-offers-view.tsx';
import css from './money.module.css';
import { QuoteForm } from './quote-form.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { SourceLine } from './source-line.tsx';
import type { HomeQuote } from './use-home-quote.ts';

interface QuoteBoardProps {
  readonly plant: PlantData;
  readonly own: HomeQuote;
}

/** The terms of a statement in a sentence. */
export function quoteLead({ months, initialPercent }: HomeStatement): string {
  return quoteTexts.quoteLead(months / 12, formatPercent(initialPercent));
}

/** The monthly quote with what it is made of; every result says its rate, its source and its day [B088, B089, B090]. */
export function QuoteBoard({ plant, own }: QuoteBoardProps) {
  const id = useId();
  const { quote, statement } = own;
  const shown = (amount: number) => formatMoney({ amount, currency: statement.currency });
  const { prudent, legal } = statement.income;
  return (
    <>
      <div className={css.sheet}>
        <QuoteForm id={id} quote={quote} product={statement.product} isHousing={own.home.housing !== 'premises'} />
        <div className={css.result}>
          <p role="status">
            {quoteTexts.quoteTitle} <strong className={css.amount}>{shown(statement.monthlyTotal)}</strong>
          </p>
          <RateUsed own={own} onChange={() => document.getElementById(`${id}-rate`)?.focus()} />
          <QuoteLines statement={statement} />
        </div>
      </div>
      <p className={css.text}>{texts.income(shown(prudent), shown(legal))}</p>
      <SourceLine source={incomeShare.source} asOf={incomeShare.asOf} />
      <p className={css.note}>{texts.insuranceSource(homeInsurance.source, formatDate(homeInsurance.asOf))}</p>
      {own.home.country === defaultCountry && <p className={css.note}>{texts.pesosOrUvr}</p>}
      <p className={css.note}>{quoteTexts.disclaimer}</p>
      <BankOffersView plant={plant} own={own} />
      {statement.loan > 0 && <AmortisationView plant={plant} choice={quote.choice} statement={statement} />}
    </>
  );
}

/** "tasa usada 15,56 % E.A. — cambiar", and whose rate it is. */
function RateUsed({ own, onChange }: { readonly own: HomeQuote; readonly onChange: () => void }) {
  const { home, statement } = own;
  const { annualPercent } = statement;
  const offer = offersFor(home).find((one) => isOfferUsed(one, statement));
  const isPortals = annualPercent === quoteRate(home.country);
  return (
    <div>
      <p className={css.note}>
        {quoteTexts.rate(formatPercent(annualPercent))}{' '}
        <Button look="ghost" size="s" onClick={onChange}>
          {quoteTexts.changeRate}
        </Button>
      </p>
      {offer && <SourceLine source={texts.offerOf(offer.bank)} asOf={bankOffers.asOf} />}
      {!offer && isPortals && <SourceLine source={interestRates.source} asOf={interestRates.asOf} />}
      {!offer && !isPortals && <p className={css.note}>{texts.ownRate}</p>}
    </div>
  );
}

import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { incomeShare, interestRates } from '@umbral/domain/parameters/rates.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { PlantData, PlantMoney } from '../model/plant-data.ts';
import { quoteOf } from '../model/quote-of.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import { priceTexts } from '../texts/price-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import { AmortisationView } from './amortisation-view.tsx';
import css from './money.module.css';
import { QuoteForm } from './quote-form.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { SourceLine } from './source-line.tsx';
import type { DraftedQuote } from './use-quote-draft.ts';

interface QuoteBoardProps {
  readonly plant: PlantData;
  readonly money: PlantMoney;
  readonly quote: DraftedQuote;
}

/** The monthly quote with what it is made of; every result says its rate, its source and its day [B088, B089, B090]. */
export function QuoteBoard({ plant, money, quote }: QuoteBoardProps) {
  const price = useMoney()(money.priceCop);
  const result = quoteOf(price, plant.place.country, quote.choice);
  const shown = (amount: number) => formatMoney({ ...price, amount });
  const incomeFor = (percent: number) => shown(Math.ceil((result.base * 100) / percent));
  return (
    <>
      <div className={css.sheet}>
        <QuoteForm {...quote} />
        <div className={css.result}>
          <p role="status">
            {priceTexts.quoteTitle} <strong className={css.amount}>{shown(result.base)}</strong>{' '}
            <span className={css.note}>{priceTexts.rate(formatPercent(result.annualPercent))}</span>
          </p>
          <QuoteLines result={result} currency={price.currency} />
        </div>
      </div>
      <p className={css.text}>{texts.income(incomeFor(incomeShare.prudent), incomeFor(incomeShare.legal))}</p>
      <SourceLine source={`${interestRates.source}; ${incomeShare.source}`} asOf={interestRates.asOf} />
      {plant.place.country === defaultCountry && <p className={css.note}>{texts.pesosOrUvr}</p>}
      <p className={css.note}>{priceTexts.disclaimer}</p>
      {result.principal > 0 && (
        <AmortisationView plant={plant} choice={quote.choice} result={result} currency={price.currency} />
      )}
    </>
  );
}

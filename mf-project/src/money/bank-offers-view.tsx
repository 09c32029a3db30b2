import { type BankQuote, bankQuotes, isOfferUsed } from '@umbral/domain/finance/bank-quotes.ts';
import { productWords, quoteKeys } from '@umbral/domain/finance/quote-choice.ts';
import { statementIn } from '@umbral/domain/finance/statement-currency.ts';
import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { bankOffers } from '@umbral/domain/parameters/bank-offers.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon } from '@umbral/kit/media/icons.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { PlantData } from '../model/plant-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';
import { SourceLine } from './source-line.tsx';
import type { HomeQuote } from './use-home-quote.ts';
import { typedPercent, type UsedChoice } from './use-quote-draft.ts';

interface BankOffersProps {
  readonly plant: PlantData;
  readonly own: HomeQuote;
}

/** What the same home and choice cost at several banks, the lowest first; one of them gives the rate that is used. */
export function BankOffersView({ plant, own }: BankOffersProps) {
  const { home, quote, subsidyCop } = own;
  const { subsidy, ...choice } = quote.choice;
  const quotes = bankQuotes(home, { ...choice, subsidyCop, today: plant.today });
  if (quotes.length === 0) return null;
  return (
    <Accordion summary={texts.banks}>
      <div className={css.disclosed}>
        <p className={css.text}>{texts.banksText}</p>
        <ol className={css.programmes} aria-label={texts.bankList}>
          {quotes.map((one, index) => (
            <BankLine key={`${one.offer.bank} ${one.offer.product}`} own={own} one={one} isBest={index === 0} />
          ))}
        </ol>
        <SourceLine source={bankOffers.source} asOf={bankOffers.asOf} />
      </div>
    </Accordion>
  );
}

interface BankLineProps {
  readonly own: HomeQuote;
  readonly one: BankQuote;
  readonly isBest: boolean;
}

function BankLine({ own: { quote, statement: used }, one: { offer, statement }, isBest }: BankLineProps) {
  const currency = useCurrency();
  const shown = statementIn(statement, currency.code, currency.rates);
  const isUsed = isOfferUsed(offer, used);
  const { bank, product, annualPercent } = offer;
  return (
    <li className={css.bank}>
      <span>
        <strong>{bank}</strong>
        <br />
        {texts.offerTerms(texts.products[product], formatPercent(annualPercent), formatPercent(shown.initialPercent))}
      </span>
      <span className={css.bankTotal}>
        <strong>{formatMoney({ amount: shown.monthlyTotal, currency: shown.currency })}</strong>
        {isBest && (
          <span className={css.best}>
            <Icon of={checkIcon} /> {texts.lowest}
          </span>
        )}
      </span>
      {isUsed ? (
        <span className={css.note}>{texts.offerUsed}</span>
      ) : (
        <a
          className={buttonClass({ look: 'secondary', size: 's' })}
          href={offerHref(quote.choice, offer)}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            quote.change({ rate: typedPercent(annualPercent), product });
          }}
        >
          {texts.chooseOffer}{' '}
          <span className="visually-hidden">{texts.chooseOfferOf(bank, texts.products[product])}</span>
        </a>
      )}
    </li>
  );
}

/** The page with the offer's rate, for where there is no script. */
function offerHref({ years, initialPercent, subsidy }: UsedChoice, { annualPercent, product }: BankQuote['offer']) {
  const query = new URLSearchParams({
    [quoteKeys.years]: String(years),
    [quoteKeys.annualPercent]: String(annualPercent),
    [quoteKeys.initialPercent]: String(initialPercent),
    [quoteKeys.product]: productWords[product],
    ...(subsidy ? { [quoteKeys.subsidy]: subsidy } : {}),
  });
  return `?${query}#${sectionIds.quote}`;
}

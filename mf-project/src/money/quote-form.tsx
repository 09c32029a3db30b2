import type { LoanProduct } from '@umbral/domain/finance/loan.ts';
import { loanProducts, productWords, quoteKeys, quoteLimits } from '@umbral/domain/finance/quote-choice.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { calculatorTerms, loanLimitSources, premisesLimitSource } from '@umbral/domain/parameters/rates.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { sectionIds } from '../model/section-ids.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import { quoteTexts } from '../texts/quote-texts.ts';
import css from './money.module.css';
import type { DraftedQuote } from './use-quote-draft.ts';

const terms = calculatorTerms.map((years) => ({ value: String(years), label: quoteTexts.years(years) }));

const products = loanProducts.map((product) => ({ value: productWords[product], label: texts.products[product] }));

interface QuoteFormProps {
  readonly id: string;
  readonly quote: DraftedQuote;
  readonly product: LoanProduct;
  /** Leasing of housing is for homes alone. */
  readonly isHousing: boolean;
}

/**
 * Product, term, rate and initial fee. The result follows at once; without script the same form is answered by the
 * server.
 */
export function QuoteForm({ id, quote, product, isHousing }: QuoteFormProps) {
  const { draft, change, isRateValid, isInitialValid, leastInitial } = quote;
  const { source, asOf } = isHousing ? loanLimitSources[product] : premisesLimitSource;
  const limit = leastInitial === undefined ? undefined : texts.initialLimit(leastInitial, source, formatDate(asOf));
  return (
    <form
      method="get"
      action={`#${sectionIds.quote}`}
      className={css.form}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      {isHousing && (
        <RadioGroup
          legend={texts.product}
          name={quoteKeys.product}
          look="tiles"
          choices={products}
          value={productWords[draft.product]}
          onChange={(word) => change({ product: loanProducts.find((one) => productWords[one] === word) })}
        />
      )}
      <RadioGroup
        legend={quoteTexts.term}
        name={quoteKeys.years}
        look="tiles"
        choices={terms}
        value={String(draft.years)}
        onChange={(years) => change({ years: Number(years) })}
      />
      <TextField
        id={`${id}-rate`}
        name={quoteKeys.annualPercent}
        label={texts.rate}
        inputMode="decimal"
        autoComplete="off"
        value={draft.rate}
        onChange={({ currentTarget }) => change({ rate: currentTarget.value })}
        end="%"
        help={texts.rateHelp}
        error={isRateValid ? undefined : texts.rateError(quoteLimits.annualPercent)}
      />
      <TextField
        id={`${id}-initial`}
        name={quoteKeys.initialPercent}
        label={quoteTexts.initialPercent}
        inputMode="decimal"
        autoComplete="off"
        value={draft.initial}
        onChange={({ currentTarget }) => change({ initial: currentTarget.value })}
        end="%"
        error={isInitialValid ? limit : quoteTexts.percentError}
      />
      {draft.subsidy && <input type="hidden" name={quoteKeys.subsidy} value={draft.subsidy} />}
      <noscript>
        <Button type="submit" look="secondary">
          {texts.calculate}
        </Button>
      </noscript>
    </form>
  );
}

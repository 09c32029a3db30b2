import { quoteKeys, quoteLimits } from '@umbral/domain/finance/quote-choice.ts';
import { calculatorTerms } from '@umbral/domain/parameters/rates.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { useId } from 'react';
import { sectionIds } from '../model/section-ids.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import { priceTexts } from '../texts/price-texts.ts';
import css from './money.module.css';
import type { DraftedQuote } from './use-quote-draft.ts';

const terms = calculatorTerms.map((years) => ({ value: String(years), label: priceTexts.years(years) }));

/** Term, rate and initial fee. The result follows at once; without script the same form is answered by the server. */
export function QuoteForm({ draft, change, isRateValid, isInitialValid }: DraftedQuote) {
  const id = useId();
  return (
    <form
      method="get"
      action={`#${sectionIds.quote}`}
      className={css.form}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <RadioGroup
        legend={priceTexts.term}
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
        label={priceTexts.initialPercent}
        inputMode="decimal"
        autoComplete="off"
        value={draft.initial}
        onChange={({ currentTarget }) => change({ initial: currentTarget.value })}
        end="%"
        error={isInitialValid ? undefined : priceTexts.percentError}
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

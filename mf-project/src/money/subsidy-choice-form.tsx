import { productWords, quoteKeys } from '@umbral/domain/finance/quote-choice.ts';
import { chosenSubsidy, type SubsidyOffer, subsidyChoices } from '@umbral/domain/finance/subsidy.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';
import type { DraftedQuote } from './use-quote-draft.ts';

interface SubsidyChoiceFormProps {
  readonly quote: DraftedQuote;
  readonly offer: SubsidyOffer;
  readonly action: string;
}

const none = '';

/** Whether the plan counts on a subsidy. It pays the loan down; without script the server answers the same form. */
export function SubsidyChoiceForm({ quote: { draft, choice, change }, offer, action }: SubsidyChoiceFormProps) {
  const choices = subsidyChoices.map((value) => ({
    value,
    label: `${texts.subsidyChoices[value]}, ${texts.upTo(pesos(chosenSubsidy(offer, value)))}`,
  }));
  return (
    <form method="get" action={action} className={css.subsidy} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name={quoteKeys.years} value={choice.years} />
      <input type="hidden" name={quoteKeys.annualPercent} value={choice.annualPercent} />
      <input type="hidden" name={quoteKeys.initialPercent} value={choice.initialPercent} />
      <input type="hidden" name={quoteKeys.product} value={productWords[choice.product]} />
      <RadioGroup
        legend={texts.planSubsidy}
        name={quoteKeys.subsidy}
        look="lines"
        choices={[{ value: none, label: texts.noSubsidyChosen }, ...choices]}
        value={draft.subsidy ?? none}
        onChange={(value) => change({ subsidy: subsidyChoices.find((one) => one === value) })}
      />
      <noscript>
        <Button type="submit" look="secondary">
          {texts.calculate}
        </Button>
      </noscript>
      {draft.subsidy && <p className={css.note}>{texts.planSubsidyNote}</p>}
      {draft.subsidy === 'ambos' && offer.together && (
        <p className={css.note}>{texts.together(pesos(offer.together.most), pesos(offer.together.incomeLimit))}</p>
      )}
    </form>
  );
}

function pesos(amount: number): string {
  return formatMoney({ amount, currency: 'cop' });
}

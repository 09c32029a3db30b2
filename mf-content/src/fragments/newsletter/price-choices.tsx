import { spellRange, spellShort } from '@umbral/domain/format/spell.ts';
import { CheckboxGroup } from '@umbral/kit/fields/choice-group.tsx';
import type { BoxProps } from '@umbral/kit/form/use-form.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import type { NewsletterChoices } from './newsletter-data.ts';

interface PriceChoicesProps {
  readonly prices: NewsletterChoices['prices'];
  readonly of: BoxProps;
}

/** Price ranges in the visitor's currency. */
export function PriceChoices({ prices, of }: PriceChoicesProps) {
  const currency = useCurrency();
  const choices = prices.map(({ id, from, to }) => ({
    value: String(id),
    label: from === 0 ? texts.upTo(spellShort(to, currency)) : spellRange({ min: from, max: to }, currency),
  }));
  return <CheckboxGroup {...of} legend={texts.prices} look="tiles" choices={choices} help={texts.pricesHelp} />;
}

import { formatMoneyCompact, formatMoneyRange } from 'shared-contracts/domain/format.ts';
import { convertFromCop } from 'shared-contracts/domain/money.ts';
import { useCurrency } from 'shared-contracts/remote/use-currency.ts';
import { CheckboxGroup } from 'shared-contracts/ui/choice-group.tsx';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import type { NewsletterChoices } from './newsletter-data.ts';

interface PriceChoicesProps {
  readonly prices: NewsletterChoices['prices'];
  readonly error?: string;
}

/** Price ranges in the visitor's currency. */
export function PriceChoices({ prices, error }: PriceChoicesProps) {
  const { code, rates } = useCurrency();
  const money = (amountCop: number) => convertFromCop(amountCop, code, rates);
  const choices = prices.map(({ id, from, to }) => ({
    value: String(id),
    label: from === 0 ? texts.upTo(formatMoneyCompact(money(to))) : formatMoneyRange(money(from), money(to)),
  }));
  return (
    <CheckboxGroup
      legend={texts.prices}
      name="prices"
      look="tiles"
      choices={choices}
      help={texts.pricesHelp}
      error={error}
    />
  );
}

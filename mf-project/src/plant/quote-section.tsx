import { formatMoney, formatPercent } from 'shared-contracts/domain/format.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { calculatorIcon } from 'shared-contracts/ui/icons.ts';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { quoteOf, usualChoice } from '../model/quote-of.ts';
import { sectionIds } from '../project/section-ids.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import type { PlantData, PlantMoney } from './plant-data.ts';
import { QuoteLines } from './quote-lines.tsx';
import css from './quote-section.module.css';

interface QuoteSectionProps {
  readonly plant: PlantData;
  readonly money: PlantMoney;
  readonly onQuote: () => void;
}

/** The monthly quote as it usually is, with the way to change it [B090]. */
export function QuoteSection({ plant, money, onQuote }: QuoteSectionProps) {
  const price = useMoney()(money.priceCop);
  const choice = usualChoice(plant.payment.initialPercent);
  const result = quoteOf(price, plant.place.country, choice);
  return (
    <section id={sectionIds.quote} className={css.section}>
      <SectionHeading lead={texts.quoteLead(choice.years, formatPercent(choice.initialPercent))}>
        {texts.quoteSection}
      </SectionHeading>
      <div className={css.sheet}>
        <p className={css.result}>
          {texts.quoteTitle}
          <strong className={css.amount}>{formatMoney({ ...price, amount: result.base })}</strong>
          <span className={css.rate}>{texts.rate(formatPercent(result.annualPercent))}</span>
        </p>
        <QuoteLines result={result} currency={price.currency} />
      </div>
      <Button look="secondary" icon={calculatorIcon} onClick={onQuote}>
        {texts.quote}
      </Button>
    </section>
  );
}

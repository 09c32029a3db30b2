import { costSheet } from '@umbral/domain/finance/cost-sheet.ts';
import { instalment, monthlyRate } from '@umbral/domain/finance/rate.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { notaryParameters } from '@umbral/domain/parameters/notary.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { PlantData, PlantMoney } from '../model/plant-data.ts';
import { quoteOf, type UsedChoice } from '../model/quote-of.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';
import { MoneyTable } from './money-table.tsx';
import { SourceLine } from './source-line.tsx';

interface CostSheetViewProps {
  readonly plant: PlantData;
  readonly money: PlantMoney;
  readonly choice: UsedChoice;
  /** Pays the loan down. */
  readonly subsidyCop: number;
}

/** Everything that one pays beside the loan, and each month after the keys [B090]. */
export function CostSheetView({ plant, money, choice, subsidyCop }: CostSheetViewProps) {
  const currency = useCurrency();
  const { country } = plant.place;
  const isColombian = country === defaultCountry;
  const quote = quoteOf({ amount: money.priceCop, currency: 'cop' }, country, choice);
  const loan = Math.max(0, quote.principal - subsidyCop);
  const monthly = instalment(loan, monthlyRate(choice.annualPercent), choice.years * 12);
  const sheet = costSheet({
    price: money.priceCop,
    initialFee: quote.initialFee,
    loan,
    instalment: monthly,
    administration: plant.payment.administrationCop,
    kind: plant.categories.includes('vis') ? 'vis' : 'aboveVis',
    isColombian,
  });
  const shown = (cop: number) => spell(cop, currency);
  const { administrationCop } = plant.payment;
  return (
    <section>
      <SectionHeading lead={texts.costsLead}>{texts.costs}</SectionHeading>
      <MoneyTable
        caption={texts.costsCaption}
        hidesCaption
        head={[texts.concept, texts.amount]}
        rows={[
          [texts.initialFee, shown(quote.initialFee)],
          ...sheet.deed.map(({ concept, amount }) => [texts.concepts[concept], shown(amount)]),
        ]}
        foot={[texts.untilKeys, shown(sheet.untilKeys)]}
      />
      <MoneyTable
        caption={texts.monthlyTotal}
        head={[texts.concept, texts.amount]}
        rows={[
          [texts.instalment, shown(monthly)],
          ...(administrationCop === undefined ? [] : [[texts.administration, shown(administrationCop)]]),
        ]}
        foot={[texts.total, shown(sheet.monthly)]}
      />
      {isColombian ? (
        <>
          <p className={css.text}>{texts.sellerPays(shown(sheet.sellerPays))}</p>
          <p className={css.note}>{texts.costsNote}</p>
          <SourceLine source={notaryParameters.source} asOf={notaryParameters.asOf} />
        </>
      ) : (
        <p className={css.note}>{texts.costsAbroad}</p>
      )}
    </section>
  );
}

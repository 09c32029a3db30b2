import type { HomeStatement } from '@umbral/domain/finance/home-statement.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { notaryParameters } from '@umbral/domain/parameters/notary.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';
import { MoneyTable } from './money-table.tsx';
import { monthRows } from './quote-lines.tsx';
import { SourceLine } from './source-line.tsx';

interface CostSheetViewProps {
  readonly statement: HomeStatement;
  readonly country: string;
}

/** Everything that one pays beside the loan, and each month after the keys [B090]. */
export function CostSheetView({ statement, country }: CostSheetViewProps) {
  const { initialFee, deed, untilKeys, monthlyTotal, currency } = statement;
  const shown = (amount: number) => formatMoney({ amount, currency });
  return (
    <section>
      <SectionHeading lead={texts.costsLead}>{texts.costs}</SectionHeading>
      <MoneyTable
        caption={texts.costsCaption}
        hidesCaption
        head={[texts.concept, texts.amount]}
        rows={[
          [texts.initialFee, shown(initialFee)],
          ...deed.lines.map(({ concept, amount }) => [texts.concepts[concept], shown(amount)]),
        ]}
        foot={[texts.untilKeys, shown(untilKeys)]}
      />
      <MoneyTable
        caption={texts.monthlyTotal}
        head={[texts.concept, texts.amount]}
        rows={monthRows(statement).map(([label, amount]) => [label, shown(amount)])}
        foot={[texts.total, shown(monthlyTotal)]}
      />
      {country === defaultCountry ? (
        <>
          <p className={css.text}>{texts.sellerPays(shown(deed.sellerPays))}</p>
          <p className={css.note}>{texts.costsNote}</p>
          <SourceLine source={notaryParameters.source} asOf={notaryParameters.asOf} />
        </>
      ) : (
        <p className={css.note}>{texts.costsAbroad}</p>
      )}
    </section>
  );
}

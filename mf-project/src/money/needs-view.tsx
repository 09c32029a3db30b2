import { formatPercent } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { subsidyLabels } from '@umbral/domain/vocabulary/labels.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { FactList } from '../ui/fact-list.tsx';

/** What one pays before, at and after the keys; amounts that would tell a hidden price are not here. */
export function NeedsView({ plant: { money, payment } }: { readonly plant: PlantData }) {
  const currency = useCurrency();
  const amount = (label: string, cop: number | undefined, note?: string) =>
    cop === undefined ? undefined : { label, value: spell(cop, currency), note };
  const percent = payment.initialPercent === undefined ? undefined : formatPercent(payment.initialPercent);
  return (
    <section>
      <SectionHeading>{texts.moneyTitle}</SectionHeading>
      <FactList
        facts={[
          amount(texts.separation, payment.separationCop),
          money?.initialFeeCop === undefined
            ? percent && { label: texts.initialFee, value: texts.initialFeeOf(percent) }
            : amount(texts.initialFee, money.initialFeeCop, percent && texts.initialFeeOf(percent)),
          amount(
            texts.monthlyUntilDelivery,
            money?.monthlyFeeCop,
            payment.numberFees ? texts.payments(payment.numberFees) : undefined,
          ),
          payment.fundingPercent === undefined
            ? undefined
            : { label: texts.funding, value: formatPercent(payment.fundingPercent) },
          amount(texts.administration, payment.administrationCop, texts.administrationNote),
          amount(texts.services, payment.servicesCop),
          amount(texts.m2Price, money?.m2PriceCop),
          payment.subsidy && { label: texts.subsidy, value: subsidyLabels[payment.subsidy], note: texts.subsidyNote },
        ].map((fact) => fact || undefined)}
      />
    </section>
  );
}

import { usedInitialPercent } from '@umbral/domain/finance/home-loan.ts';
import { mostLent } from '@umbral/domain/finance/loan-limit.ts';
import type { PricedHome } from '@umbral/domain/finance/priced-home.ts';
import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { termHref } from '@umbral/domain/routes/term-href.ts';
import { subsidyLabels } from '@umbral/domain/vocabulary/labels.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { type FactEntry, FactList } from '../ui/fact-list.tsx';
import { useStatement } from './use-statement.ts';

interface NeedsViewProps {
  readonly plant: PlantData;
  /** None where the price is hidden. */
  readonly home?: PricedHome;
}

/** What one pays before, at and after the keys; amounts that would tell a hidden price are not here. */
export function NeedsView({ plant, home }: NeedsViewProps) {
  return (
    <section>
      <SectionHeading>{texts.moneyTitle}</SectionHeading>
      {home ? <ToldNeeds plant={plant} home={home} /> : <HiddenNeeds plant={plant} />}
    </section>
  );
}

type Label = Pick<FactEntry, 'label' | 'href'>;

/** What the glossary explains. */
const labels = {
  separation: { label: texts.separation, href: termHref('cuota-de-separacion') },
  initialFee: { label: texts.initialFee, href: termHref('cuota-inicial') },
  administration: { label: texts.administration, href: termHref('cuota-de-administracion') },
  subsidy: { label: texts.subsidy, href: termHref('subsidio-de-vivienda') },
} as const satisfies Record<string, Label>;

type Facts = readonly (FactEntry | undefined)[];

/** As the home is usually paid: the amounts of the statement without a choice. */
function ToldNeeds({ plant, home }: Required<NeedsViewProps>) {
  const statement = useStatement(home, { today: plant.today });
  const { works, initialFee, initialPercent, currency } = statement;
  const shown = (amount: number) => formatMoney({ amount, currency });
  const during = works.months > 0 && {
    label: texts.monthlyUntilDelivery,
    value: shown(works.monthly),
    note: texts.payments(works.months),
  };
  const lent = Math.min(plant.payment.fundingPercent ?? 0, mostLent(home, 'mortgage'));
  return (
    <NeedFacts
      plant={plant}
      first={[
        works.atStart > 0 ? { ...labels.separation, value: shown(works.atStart) } : undefined,
        {
          ...labels.initialFee,
          value: shown(initialFee),
          note: texts.initialFeeOf(formatPercent(initialPercent)),
        },
        during || undefined,
        lent > 0 ? { label: texts.funding, value: formatPercent(lent) } : undefined,
      ]}
    />
  );
}

function HiddenNeeds({ plant }: Pick<NeedsViewProps, 'plant'>) {
  const currency = useCurrency();
  const { separationCop, initialPercent, fundingPercent } = plant.payment;
  const terms = { country: plant.place.country, housing: plant.housing, initialPercent };
  const percent = (of: Label, value: number | undefined, write = formatPercent) =>
    value === undefined ? undefined : { ...of, value: write(value) };
  return (
    <NeedFacts
      plant={plant}
      first={[
        separationCop === undefined ? undefined : { ...labels.separation, value: spell(separationCop, currency) },
        percent(labels.initialFee, initialPercent && usedInitialPercent(terms), (value) =>
          texts.initialFeeOf(formatPercent(value)),
        ),
        percent({ label: texts.funding }, fundingPercent && Math.min(fundingPercent, mostLent(terms, 'mortgage'))),
      ]}
    />
  );
}

/** What is the same whether the price is told or not, after what is not. */
function NeedFacts({ plant: { money, payment }, first }: { readonly plant: PlantData; readonly first: Facts }) {
  const currency = useCurrency();
  const amount = (of: Label, cop: number | undefined, note?: string) =>
    cop === undefined ? undefined : { ...of, value: spell(cop, currency), note };
  const subsidy = payment.subsidy && {
    ...labels.subsidy,
    value: subsidyLabels[payment.subsidy],
    note: texts.subsidyNote,
  };
  return (
    <FactList
      facts={[
        ...first,
        amount(labels.administration, payment.administrationCop, texts.administrationNote),
        amount({ label: texts.services }, payment.servicesCop),
        amount({ label: texts.m2Price }, money?.m2PriceCop),
        subsidy,
      ]}
    />
  );
}

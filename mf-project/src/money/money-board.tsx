import { homePlan } from '@umbral/domain/finance/home-plan.ts';
import { chosenSubsidy, subsidyOffer } from '@umbral/domain/finance/subsidy.ts';
import { formatPercent } from '@umbral/domain/format/format.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import type { PlantData, PlantMoney } from '../model/plant-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { priceTexts } from '../texts/price-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import { CostSheetView } from './cost-sheet-view.tsx';
import css from './money.module.css';
import { NeedsView } from './needs-view.tsx';
import { PaymentPlanView } from './payment-plan-view.tsx';
import { PriceHistoryView } from './price-history-view.tsx';
import { QuoteBoard } from './quote-board.tsx';
import { SubsidyView } from './subsidy-view.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';
import { ZonePricesView } from './zone-prices-view.tsx';

/** What a home costs before, at and after the keys; of a hidden price only what does not tell it [B046]. */
export function MoneyBoard({ plant }: { readonly plant: PlantData }) {
  const { money, isAvailable } = plant;
  return (
    <>
      <NeedsView plant={plant} />
      {money && isAvailable && <PaymentBoard plant={plant} money={money} />}
      {money?.zone && (
        <ZonePricesView plant={plant} zone={money.zone} own={Math.round(money.priceCop / plant.measures.builtM2)} />
      )}
      {money?.history && <PriceHistoryView plant={plant} history={money.history} />}
    </>
  );
}

interface PaymentBoardProps {
  readonly plant: PlantData;
  readonly money: PlantMoney;
}

/** Quote, plan, costs and subsidies of one choice. */
function PaymentBoard({ plant, money }: PaymentBoardProps) {
  const toMoney = useMoney();
  const quote = useQuoteDraft(plant);
  const { choice } = quote;
  const { payment, place } = plant;
  const price = toMoney(money.priceCop);
  const isColombian = place.country === defaultCountry;
  const year = Number(plant.today.slice(0, 4));
  const isVis = plant.categories.includes('vis');
  const offer = isColombian ? subsidyOffer({ priceCop: money.priceCop, city: place.city, year, isVis }) : undefined;
  const subsidyCop = offer ? chosenSubsidy(offer, choice.subsidy) : 0;
  const plan = homePlan({
    price: price.amount,
    separationFee: toMoney(payment.separationCop ?? 0).amount,
    numberFees: payment.numberFees,
    today: plant.today,
    delivery: plant.delivery.day,
    ...choice,
    subsidy: toMoney(subsidyCop).amount,
  });
  return (
    <>
      <section id={sectionIds.quote} className={css.part}>
        <SectionHeading lead={priceTexts.quoteLead(choice.years, formatPercent(choice.initialPercent))}>
          {priceTexts.quoteSection}
        </SectionHeading>
        <QuoteBoard plant={plant} money={money} quote={quote} />
      </section>
      <PaymentPlanView
        plant={plant}
        quote={quote}
        plan={plan}
        programmes={offer?.programmes}
        currency={price.currency}
      />
      <CostSheetView plant={plant} money={money} choice={choice} subsidyCop={subsidyCop} />
      {offer && <SubsidyView offer={offer} year={year} />}
    </>
  );
}

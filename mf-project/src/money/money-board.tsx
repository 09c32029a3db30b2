import type { PricedHome } from '@umbral/domain/finance/priced-home.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import type { PlantData, PlantMoney } from '../model/plant-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { priceTexts } from '../texts/price-texts.ts';
import { CostSheetView } from './cost-sheet-view.tsx';
import css from './money.module.css';
import { NeedsView } from './needs-view.tsx';
import { PaymentPlanView } from './payment-plan-view.tsx';
import { PriceHistoryView } from './price-history-view.tsx';
import { QuoteBoard, quoteLead } from './quote-board.tsx';
import { SubsidyView } from './subsidy-view.tsx';
import { useHomeQuote } from './use-home-quote.ts';
import { ZonePricesView } from './zone-prices-view.tsx';

/** What a home costs before, at and after the keys; of a hidden price only what does not tell it [B046]. */
export function MoneyBoard({ plant }: { readonly plant: PlantData }) {
  const { money, isAvailable } = plant;
  const home = money?.home;
  return (
    <>
      <NeedsView plant={plant} home={home} />
      {home && isAvailable && <PaymentBoard plant={plant} home={home} />}
      {money?.zone && <ZonePricesView plant={plant} zone={money.zone} own={m2PriceOf(money, plant)} />}
      {money?.history && <PriceHistoryView plant={plant} history={money.history} />}
    </>
  );
}

function m2PriceOf({ priceCop }: PlantMoney, { measures }: PlantData): number {
  return Math.round(priceCop / measures.builtM2);
}

interface PaymentBoardProps {
  readonly plant: PlantData;
  readonly home: PricedHome;
}

/** Quote, plan, costs and subsidies of one choice: all of them show the one statement of it. */
function PaymentBoard({ plant, home }: PaymentBoardProps) {
  const own = useHomeQuote(plant, home);
  const { quote, statement, offer } = own;
  return (
    <>
      <section id={sectionIds.quote} className={css.part}>
        <SectionHeading lead={quoteLead(statement)}>{priceTexts.quoteSection}</SectionHeading>
        <QuoteBoard plant={plant} own={own} />
      </section>
      <PaymentPlanView plant={plant} quote={quote} statement={statement} offer={offer} />
      <CostSheetView statement={statement} country={home.country} />
      {offer && <SubsidyView offer={offer} />}
    </>
  );
}

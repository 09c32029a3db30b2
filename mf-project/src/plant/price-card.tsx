import { monthlyLinesIn, monthlyTotalOf } from '@umbral/domain/finance/monthly-lines.ts';
import { formatMoney, formatMoneyRange } from '@umbral/domain/format/format.ts';
import { Price } from '@umbral/kit/cards/price.tsx';
import { TitleBlock } from '@umbral/kit/layout/title-block.tsx';
import type { PlantData } from '../model/plant-data.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import { plantTexts } from '../texts/plant-texts.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import { AreaChooser } from './area-chooser.tsx';
import css from './price-card.module.css';
import { QuoteButton } from './quote-button.tsx';
import { SpecificationButton } from './specification-button.tsx';
import { StandingSigns } from './standing-signs.tsx';

interface PriceCardProps {
  readonly plant: PlantData;
  /** It can be looked at and no more. */
  readonly isStill?: boolean;
}

/** Price, other areas, quote and the quick ways to the builder [B046]. */
export function PriceCard({ plant, isStill = false }: PriceCardProps) {
  const { strip } = plant;
  return (
    <section className={css.card} aria-label={texts.block}>
      <div className={css.inside}>
        {plant.money ? <ShownPrice plant={plant} /> : <HiddenPrice plant={plant} />}
        <StandingSigns standing={plant.standing} />
        {plant.areas.length > 1 && <AreaChooser plant={plant} />}
        <SpecificationButton plant={plant} />
        {plant.money && plant.isAvailable && <QuoteButton key={plant.id} plant={plant} money={plant.money} />}
        {plant.isAvailable && (
          <div className={css.phones}>
            <PhoneLinks
              plantId={isStill ? undefined : plant.id}
              title={`${plant.projectTitle} · ${plant.plantTitle}`}
              href={plant.href}
              contact={plant.contact}
            />
          </div>
        )}
      </div>
      <TitleBlock
        cells={[
          { label: plantTexts.code, value: strip.code },
          { label: plantTexts.stratum, value: strip.stratum ?? plantTexts.none },
          { label: plantTexts.delivery, value: strip.delivery ?? plantTexts.none },
          { label: plantTexts.updated, value: strip.updated },
        ]}
      />
    </section>
  );
}

function ShownPrice({ plant: { money, isAvailable } }: Pick<PriceCardProps, 'plant'>) {
  const toMoney = useMoney();
  if (!money) return null;
  const price = toMoney(money.priceCop);
  const monthly = monthlyLinesIn(money.monthly, (cop) => toMoney(cop).amount);
  const shown = (amount: number) => formatMoney({ ...price, amount });
  return (
    <div className={css.price}>
      <Price money={price} size="page" />
      {isAvailable && <p className={css.fee}>{texts.fee(shown(monthly.credit), shown(monthlyTotalOf(monthly)))}</p>}
      {money.wages && <p className={css.wages}>{money.wages}</p>}
    </div>
  );
}

function HiddenPrice({ plant: { zonePricesCop } }: Pick<PriceCardProps, 'plant'>) {
  const toMoney = useMoney();
  return (
    <div className={css.price}>
      <p className={css.hidden}>{texts.priceToConfirm}</p>
      <p className={css.fee}>{texts.hiddenPrice}</p>
      {zonePricesCop && (
        <p className={css.wages}>
          {texts.zonePrices(formatMoneyRange(toMoney(zonePricesCop.min), toMoney(zonePricesCop.max)))}
        </p>
      )}
    </div>
  );
}

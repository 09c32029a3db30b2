import { formatPercent } from '@umbral/domain/format/format.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { PlantData, ZoneM2 } from '../model/plant-data.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';
import { MoneyTable } from './money-table.tsx';

interface ZonePricesViewProps {
  readonly plant: PlantData;
  readonly zone: ZoneM2;
  /** Pesos a built square metre. */
  readonly own: number;
}

const width = 300;
const middle = 20;

/** The home's price by square metre on a dimension line from the cheapest to the dearest of its zone. */
export function ZonePricesView({ plant, zone, own }: ZonePricesViewProps) {
  const currency = useCurrency();
  const shown = (cop: number) => spell(cop, currency);
  const { zone: zoneName, city } = plant.place;
  return (
    <section>
      <SectionHeading lead={<strong>{texts.zoneOwn(shown(own))}</strong>}>{texts.zone}</SectionHeading>
      <p>{verdictOf(own, zone.median)}</p>
      <figure className={css.chart}>
        <ZoneStrip zone={zone} own={own} />
        <figcaption className={css.stripEnds}>
          <span>{shown(zone.min)}</span>
          <span>{texts.zoneAxis}</span>
          <span>{shown(zone.max)}</span>
        </figcaption>
      </figure>
      <MoneyTable
        caption={texts.zone}
        hidesCaption
        head={[texts.concept, texts.amount]}
        rows={[
          [texts.zoneMiddle, shown(zone.median)],
          [texts.zoneHalf, texts.span(shown(zone.low), shown(zone.high))],
          [texts.zoneEnds, texts.span(shown(zone.min), shown(zone.max))],
        ]}
      />
      <p className={css.note}>
        {texts.zoneCount(zone.count, zoneName === city ? city : `${zoneName}, ${city}`, formatDate(zone.day))}
      </p>
    </section>
  );
}

function verdictOf(own: number, median: number): string {
  const percent = Math.round((own / median - 1) * 100);
  if (percent === 0) return texts.zoneSame;
  const amount = formatPercent(Math.abs(percent));
  return percent < 0 ? texts.zoneLess(amount) : texts.zoneMore(amount);
}

/** The sentence above and the table below say the same in words. */
function ZoneStrip({ zone, own }: Pick<ZonePricesViewProps, 'zone' | 'own'>) {
  const { min, low, median, high, max } = zone;
  const span = Math.max(1, max - min);
  const at = (value: number) => 8 + Math.min(1, Math.max(0, (value - min) / span)) * (width - 16);
  const tick = (value: number, half: number) => `M${at(value)} ${middle - half}V${middle + half}`;
  return (
    <svg viewBox={`0 0 ${width} 40`} className={css.strip} aria-hidden>
      <path className={css.stroke} d={`M${at(min)} ${middle}H${at(max)}${tick(min, 6)}${tick(max, 6)}`} />
      <rect className={css.box} x={at(low)} y={middle - 9} width={Math.max(1, at(high) - at(low))} height={18} />
      <path className={css.stroke} d={tick(median, 9)} />
      <circle className={css.own} cx={at(own)} cy={middle} r={6} />
    </svg>
  );
}

import { formatDecimal, formatPercent } from '@umbral/domain/format/format.ts';
import { civilDate, formatDate, formatDateShort } from '@umbral/domain/format/format-date.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { amountInYear, minimumWages } from '@umbral/domain/parameters/legal.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { PlantData, PricePoint } from '../model/plant-data.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';
import { MoneyTable } from './money-table.tsx';

interface PriceHistoryViewProps {
  readonly plant: PlantData;
  readonly history: readonly PricePoint[];
}

const width = 300;
const height = 80;

/** Every price that the home has had, drawn and in a table, in pesos and in minimum wages of their year. */
export function PriceHistoryView({ plant, history }: PriceHistoryViewProps) {
  const currency = useCurrency();
  const shown = (cop: number) => spell(cop, currency);
  const [first] = history;
  const last = history.at(-1);
  if (!first || !last) return null;
  const isColombian = plant.place.country === defaultCountry;
  const hasChanged = history.length > 1;
  const prices = history.map(({ price }) => price);
  const rows = history.map(({ day, price }, index) => [
    formatDateShort(day),
    shown(price),
    ...(hasChanged ? [changeOf(price, history[index - 1]?.price)] : []),
    ...(isColombian ? [inWages(price, day)] : []),
  ]);
  return (
    <section>
      <SectionHeading lead={leadOf(history)}>{texts.history}</SectionHeading>
      {hasChanged && (
        <figure className={css.chart}>
          <p className={css.ends}>{shown(Math.max(...prices))}</p>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className={css.line}
            role="img"
            aria-label={texts.historyChart(shown(first.price), shown(last.price))}
          >
            <path className={css.stroke} d={stepsOf(history, plant.today)} />
          </svg>
          <figcaption className={css.ends}>
            <span>{formatDateShort(first.day)}</span>
            <span>{texts.historyLowest(shown(Math.min(...prices)))}</span>
            <span>{formatDateShort(plant.today)}</span>
          </figcaption>
        </figure>
      )}
      <MoneyTable
        caption={texts.history}
        hidesCaption
        head={[texts.date, texts.price, ...(hasChanged ? [texts.change] : []), ...(isColombian ? [texts.wages] : [])]}
        rows={rows.toReversed()}
      />
    </section>
  );
}

function leadOf(history: readonly PricePoint[]): string {
  const [before, last] = history.slice(-2);
  if (!before || !last) return texts.historySame(formatDate(history[0]?.day ?? ''));
  const percent = percentChange(last.price, before.price);
  if (percent === 0) return texts.historyBarely;
  const amount = formatPercent(Math.abs(percent));
  return percent < 0 ? texts.historyFell(amount) : texts.historyRose(amount);
}

const percentChange = (price: number, former: number) => Math.round((price / former - 1) * 1000) / 10;

function changeOf(price: number, former: number | undefined): string {
  if (former === undefined) return '—';
  const percent = percentChange(price, former);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatPercent(Math.abs(percent))}`;
}

function inWages(price: number, day: string): string {
  const wage = amountInYear(minimumWages, civilDate(day).year);
  return wage === undefined ? '—' : `${formatDecimal(Math.round(price / wage.amount))} SMMLV ${wage.year}`;
}

/** A price holds until the next one: steps, to the day of the page. */
function stepsOf(history: readonly PricePoint[], today: string): string {
  const prices = history.map(({ price }) => price);
  const lowest = Math.min(...prices);
  const span = Math.max(1, Math.max(...prices) - lowest);
  const start = Date.parse(history[0]?.day ?? today);
  const time = Math.max(1, Date.parse(today) - start);
  const x = (day: string) => Math.round(((Date.parse(day) - start) / time) * width);
  const y = (price: number) => Math.round(height - 6 - ((price - lowest) / span) * (height - 12));
  const [first, ...others] = history;
  if (!first) return '';
  return `M0 ${y(first.price)}${others.map(({ day, price }) => `H${x(day)}V${y(price)}`).join('')}H${width}`;
}

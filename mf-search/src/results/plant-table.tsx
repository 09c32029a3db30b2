import type { SearchOrder } from '@umbral/domain/filters/orders.ts';
import { formatRange } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { CardActions } from '@umbral/kit/cards/card-actions.tsx';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { chevronDownIcon, chevronUpIcon } from '@umbral/kit/media/icons.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { uiTexts } from '@umbral/kit/texts/ui-texts.ts';
import { listingTexts } from '../texts/listing-texts.ts';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './densities.module.css';
import { HiddenLine } from './hidden-line.tsx';
import { HideButton } from './hide-button.tsx';
import type { DensityProps, MarkedPlants } from './marked-plants.ts';

type Column = keyof typeof texts.columns;

/** What each column's title leads to: the first order, or the second one while the first is chosen. */
const columnOrders: Readonly<Record<Column, readonly SearchOrder[]>> = {
  project: [],
  price: ['price-asc', 'price-desc'],
  m2Price: ['m2-price-asc'],
  monthly: ['monthly-asc'],
  area: ['area-desc'],
  rooms: [],
  delivery: ['delivery'],
  zone: [],
};
const columns: readonly Column[] = ['project', 'price', 'm2Price', 'monthly', 'area', 'rooms', 'delivery', 'zone'];

interface PlantTableProps extends DensityProps {
  readonly data: ListingData;
}

/** The plants as a table of numbers; its titles are links to the orders that there are. */
export function PlantTable({ cards, marked, data }: PlantTableProps) {
  const caption = texts.table(useSpelled()(data.heading));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
    <section className={css.scroller} aria-label={listingTexts.results} tabIndex={0}>
      <table className={classNames(css.table, 'num')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column} column={column} orders={data.orders} />
            ))}
            <th scope="col" className={css.actionsHead}>
              <span className="visually-hidden">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <Row key={card.id} card={card} marked={marked} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heading({ column, orders }: { readonly column: Column; readonly orders: ListingData['orders'] }) {
  const label = texts.columns[column];
  const own = columnOrders[column].flatMap((order) => orders.find((link) => link.order === order) ?? []);
  const current = own.find(({ isCurrent }) => isCurrent);
  const next = own.find((link) => link !== current) ?? current;
  if (!next) return <th scope="col">{label}</th>;
  const isDown = current?.order.endsWith('desc') ?? false;
  return (
    <th scope="col" aria-sort={current ? (isDown ? 'descending' : 'ascending') : undefined}>
      <Anchor href={next.href} className={css.sort} title={next.label}>
        {label}
        <span className={classNames(css.direction, current && css.sorted)}>
          <Icon of={isDown ? chevronDownIcon : chevronUpIcon} size="s" />
        </span>
      </Anchor>
    </th>
  );
}

function Row({ card, marked }: { readonly card: PlantCard; readonly marked: MarkedPlants }) {
  const isHidden = marked.isHidden(card.id);
  const line = (
    <tr data-plant={card.id}>
      <td colSpan={columns.length + 1} className={css.lineCell}>
        <HiddenLine title={card.title} isNew={marked.latest === card.id} onUndo={() => marked.show(card.id)} />
      </td>
    </tr>
  );
  if (isHidden && !marked.showsHidden) return line;
  const { priceCop, monthlyFeeCop, areaM2, rooms, types } = card;
  const ownM2PriceCop = priceCop === undefined || !areaM2 ? undefined : Math.round(priceCop / areaM2.min);
  const m2PriceCop = types ? types.lowestM2PriceCop : ownM2PriceCop;
  const isLowest = types?.highestPriceCop !== undefined;
  return (
    <>
      {isHidden && line}
      <tr data-plant={card.id} data-impression={card.id} className={classNames(!card.isActive && css.gone)}>
        <th scope="row" className={css.project}>
          <Anchor href={card.href} data-main>
            {card.title}
          </Anchor>
          <span className={css.builder}>
            {card.isActive ? card.builderName : uiTexts.unavailableProject}
            {marked.isSeen(card.id) && <span className={css.seen}>{uiTexts.seen}</span>}
          </span>
        </th>
        <td className={css.strong}>
          <Amount cop={priceCop} isLowest={isLowest} unknown={texts.priceToConfirm} />
        </td>
        <td>
          <Amount cop={m2PriceCop} isLowest={isLowest} />
        </td>
        <td>
          <Amount cop={monthlyFeeCop} isLowest={isLowest} />
        </td>
        <td>{areaM2 ? formatRange(areaM2.min, areaM2.max, uiTexts.areaUnit) : texts.unknown}</td>
        <td>{rooms ? formatRange(rooms.min, rooms.max) : texts.unknown}</td>
        <td>{card.deliveryLabel ?? texts.unknown}</td>
        <td className={css.zone}>{[card.zone, card.city].filter(Boolean).join(', ')}</td>
        <td className={css.rowActions}>
          <span>
            <CardActions card={card} />
            <HideButton title={card.title} marked={marked} id={card.id} />
          </span>
        </td>
      </tr>
    </>
  );
}

interface AmountProps {
  readonly cop?: number;
  /** Of several prices. */
  readonly isLowest: boolean;
  readonly unknown?: string;
}

function Amount({ cop, isLowest, unknown = texts.unknown }: AmountProps) {
  const currency = useCurrency();
  if (cop === undefined) return unknown;
  return (
    <>
      {isLowest && <span className={css.from}>{uiTexts.from} </span>}
      {spell(cop, currency)}
    </>
  );
}

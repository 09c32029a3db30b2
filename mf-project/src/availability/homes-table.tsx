import { formatArea } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { unitOrientationLabels, unitOutlookLabels, unitStateLabels } from '@umbral/domain/homes/unit-labels.ts';
import { isTaken } from '@umbral/domain/homes/unit-vocabulary.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import type { MouseEvent } from 'react';
import { contactId } from '../contact/contact-part.ts';
import type { AvailabilityData, HomeOffer, TowerHomes } from '../model/availability-data.ts';
import { availabilityTexts as texts } from '../texts/availability-texts.ts';
import css from './availability.module.css';
import { lowestByFloor, rowId } from './homes-by-floor.ts';

interface HomesTableProps {
  readonly availability: AvailabilityData;
  /** An alert of such homes, where there is no script. */
  readonly alertHref: string;
  readonly onAct: (home: HomeOffer, tower: string | undefined) => void;
}

/** Every home of this type by tower and floor. Taken ones are hidden by the box above, which needs no script. */
export function HomesTable({ availability: { towers }, ...actions }: HomesTableProps) {
  const shown = towers.filter(({ own }) => own.length > 0);
  return (
    <div className={css.board}>
      <label className={css.filter}>
        <input type="checkbox" className={css.only} /> {texts.onlyFree}
      </label>
      {shown.map((tower) => (
        <TowerTable key={tower.id ?? 0} tower={tower} {...actions} />
      ))}
      <FloorPrices homes={shown.flatMap(({ own }) => own)} />
    </div>
  );
}

interface TowerTableProps extends Omit<HomesTableProps, 'availability'> {
  readonly tower: TowerHomes;
}

function TowerTable({ tower: { name, own }, alertHref, onAct }: TowerTableProps) {
  const hasFloors = own.some(({ floor }) => floor !== undefined);
  const hasViews = own.some(({ orientation, outlook }) => orientation ?? outlook);
  const caption = texts.tableOf(name ?? texts.all);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.scroller} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{name ?? texts.all}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.unit}</th>
            {hasFloors && <th scope="col">{texts.floorColumn}</th>}
            <th scope="col" className={css.far}>
              {texts.area}
            </th>
            {hasViews && (
              <th scope="col" className={css.far}>
                {texts.view}
              </th>
            )}
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map((home) => (
            <HomeRow key={home.id} {...{ home, hasFloors, hasViews, alertHref }} onAct={() => onAct(home, name)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HomeRowProps {
  readonly home: HomeOffer;
  readonly hasFloors: boolean;
  readonly hasViews: boolean;
  readonly alertHref: string;
  readonly onAct: () => void;
}

function HomeRow({ home, hasFloors, hasViews, alertHref, onAct }: HomeRowProps) {
  const currency = useCurrency();
  const { id, name, state, floor, builtM2, orientation, outlook, priceCop, discountCop, note } = home;
  const view = [outlook && unitOutlookLabels[outlook], orientation && unitOrientationLabels[orientation]];
  return (
    <tr id={rowId(id)} className={state === 'available' ? undefined : css.taken}>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      {hasFloors && <td>{floor ?? ''}</td>}
      <td className={css.far}>{formatArea(builtM2)}</td>
      {hasViews && <td className={css.far}>{view.filter(Boolean).join(', ')}</td>}
      <td>{unitStateLabels[state]}</td>
      <td className={css.amount}>
        {priceCop === undefined ? state === 'available' && texts.hidden : spell(priceCop, currency)}
        {discountCop !== undefined && <small>{texts.discount(spell(discountCop, currency))}</small>}
      </td>
      <td className={css.action}>
        <RowAction home={home} alertHref={alertHref} onAct={onAct} />
      </td>
    </tr>
  );
}

/** A free home is asked about, a taken one is waited for; what is not on sale yet is neither. */
function RowAction({ home: { name, state }, alertHref, onAct }: Pick<HomeRowProps, 'home' | 'alertHref' | 'onAct'>) {
  if (state === 'unreleased') return null;
  const act = (event: MouseEvent) => {
    event.preventDefault();
    onAct();
  };
  return isTaken(state) ? (
    <a href={alertHref} rel="nofollow" className={css.link} aria-label={texts.watchNamed(name)} onClick={act}>
      {texts.watch}
    </a>
  ) : (
    <a href={`#${contactId}`} className={css.link} aria-label={texts.contactNamed(name)} onClick={act}>
      {texts.contact}
    </a>
  );
}

/** Where the floor moves the price, from what it begins on each. */
function FloorPrices({ homes }: { readonly homes: readonly HomeOffer[] }) {
  const currency = useCurrency();
  const floors = lowestByFloor(homes);
  if (new Set(floors.map(({ priceCop }) => priceCop)).size < 2) return null;
  return (
    <ul className={css.floors} aria-label={texts.byFloor}>
      {floors.map(({ floor, priceCop }) => (
        <li key={floor} className={css.floor}>
          {texts.fromFloor(floor, spell(priceCop, currency))}
        </li>
      ))}
    </ul>
  );
}

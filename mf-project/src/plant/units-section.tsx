import { spell } from '@umbral/domain/format/spell.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { bellIcon } from '@umbral/kit/media/icons.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { MouseEvent } from 'react';
import type { PlantData, UnitOffer } from '../model/plant-data.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import { lowestByFloor, towersOf } from './unit-groups.ts';
import css from './units-section.module.css';

/** Single homes of this type by tower and floor; without any, the way to hear of one. */
export function UnitsSection({ plant }: { readonly plant: PlantData }) {
  const { units, reported } = plant.standing;
  if (units.length === 0) return null;
  const free = units.filter(({ isAvailable }) => isAvailable).length;
  return (
    <section className={css.section}>
      <SectionHeading lead={free > 0 ? texts.unitsLead(free) : texts.unitsNone}>{texts.unitsTitle}</SectionHeading>
      {towersOf(units).map(({ tower, homes }) => (
        <TowerTable key={tower ?? ''} tower={tower} homes={homes} />
      ))}
      <FloorPrices units={units} />
      <div className={css.foot}>
        <NotifyLink {...plant.standing.alert} />
        <p className={css.note}>{texts.notifyNote}</p>
      </div>
      <p className={css.note}>{texts.unitsSource(plant.builder.name, reported)}</p>
    </section>
  );
}

function TowerTable({ tower, homes }: { readonly tower?: string; readonly homes: readonly UnitOffer[] }) {
  const currency = useCurrency();
  const hasFloors = homes.some(({ floor }) => floor !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.scroller} aria-label={texts.tower(tower)} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{texts.tower(tower)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.unit}</th>
            {hasFloors && <th scope="col">{texts.floor}</th>}
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {homes.map(({ name, floor, isAvailable, priceCop, discountCop, note }) => (
            <tr key={name} className={isAvailable ? undefined : css.taken}>
              <th scope="row">
                {name}
                {note && <small>{note}</small>}
              </th>
              {hasFloors && <td>{floor ?? ''}</td>}
              <td>{isAvailable ? texts.available : texts.taken}</td>
              <td>
                {isAvailable && spell(priceCop, currency)}
                {isAvailable && discountCop !== undefined && (
                  <small>{texts.discount(spell(discountCop, currency))}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where the floor moves the price, from what it begins on each. */
function FloorPrices({ units }: { readonly units: readonly UnitOffer[] }) {
  const currency = useCurrency();
  const floors = lowestByFloor(units);
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

/** Asks the account for an alert of such homes; a page with a form where there is no script. */
function NotifyLink({ path, formHref }: PlantData['standing']['alert']) {
  const { bus } = useRemote();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    bus.ask('account/create-alert', { path });
  };
  return (
    <a href={formHref} rel="nofollow" className={buttonClass({ look: 'secondary' })} onClick={open} data-print="no">
      <Icon of={bellIcon} />
      {texts.notifyMe}
    </a>
  );
}

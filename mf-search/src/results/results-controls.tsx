import { Icon } from '@umbral/kit/media/icon.tsx';
import { sortIcon } from '@umbral/kit/media/icons.ts';
import { Menu, MenuLink } from '@umbral/kit/overlays/menu.tsx';
import { memo } from 'react';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './results-controls.module.css';
import { ViewSwitch } from './view-switch.tsx';

interface ResultsControlsProps {
  readonly data: ListingData;
  /** What is closed, and where links lead, follows when these are on the screen. */
  readonly settled: ListingData;
}

/** At the end of the filter bar: in which order and in which layout the results stand. */
export function ResultsControls({ data, settled }: ResultsControlsProps) {
  return (
    <div className={css.controls}>
      <Menu
        align="end"
        trigger={
          <>
            <Icon of={sortIcon} />
            <span className={css.name}>
              {texts.orderIs(data.orders.find(({ isCurrent }) => isCurrent)?.label ?? '')}
            </span>
          </>
        }
        triggerClassName={css.order}
      >
        <Orders orders={settled.orders} />
      </Menu>
      <ViewSwitch current={data.view} views={settled.views} />
    </div>
  );
}

const Orders = memo(function Orders({ orders }: Pick<ListingData, 'orders'>) {
  return orders.map(({ label, href, isCurrent }) => (
    <MenuLink key={label} href={href} aria-current={isCurrent || undefined}>
      {label}
    </MenuLink>
  ));
});

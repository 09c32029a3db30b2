import { Icon } from 'shared-contracts/ui/icon.tsx';
import { sortIcon } from 'shared-contracts/ui/icons.ts';
import { Menu, MenuLink } from 'shared-contracts/ui/menu.tsx';
import { texts } from '../texts.ts';
import type { ListingData } from '../ui/listing-data.ts';
import css from './results-controls.module.css';
import { ViewSwitch } from './view-switch.tsx';

/** At the end of the filter bar: in which order and in which layout the results stand. */
export function ResultsControls({ data }: { readonly data: ListingData }) {
  const { orders } = data;
  return (
    <div className={css.controls}>
      <Menu
        align="end"
        trigger={
          <>
            <Icon of={sortIcon} />
            <span className={css.name}>{texts.orderIs(orders.find(({ isCurrent }) => isCurrent)?.label ?? '')}</span>
          </>
        }
        triggerClassName={css.order}
      >
        {orders.map(({ label, href, isCurrent }) => (
          <MenuLink key={href} href={href} aria-current={isCurrent || undefined}>
            {label}
          </MenuLink>
        ))}
      </Menu>
      <ViewSwitch data={data} />
    </div>
  );
}

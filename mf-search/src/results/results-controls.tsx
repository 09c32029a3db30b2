import { Icon } from 'shared-contracts/ui/icon.tsx';
import { sortIcon } from 'shared-contracts/ui/icons.ts';
import { Menu, MenuLink } from 'shared-contracts/ui/menu.tsx';
import { texts } from '../texts.ts';
import type { ListingData } from '../ui/listing-data.ts';
import css from './results-controls.module.css';
import { ViewSwitch } from './view-switch.tsx';

interface ResultsControlsProps {
  readonly data: ListingData;
  /** The closed panel follows when these are on the screen. */
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
        {settled.orders.map(({ label, href, isCurrent }) => (
          <MenuLink key={label} href={href} aria-current={isCurrent || undefined}>
            {label}
          </MenuLink>
        ))}
      </Menu>
      <ViewSwitch data={data} />
    </div>
  );
}

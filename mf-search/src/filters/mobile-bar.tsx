import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { bellIcon, filterIcon } from 'shared-contracts/ui/icons.ts';
import { texts } from '../texts.ts';
import type { ListingData } from '../ui/listing-data.ts';
import css from './mobile-bar.module.css';
import { opensSheet } from './sheet-button.ts';

/** The pair at the foot of a narrow screen. */
export function MobileBar({ data: { applied, href } }: { readonly data: ListingData }) {
  const { bus } = useRemote();
  return (
    <div className={css.mobileBar}>
      <Button {...opensSheet} icon={filterIcon} wide>
        {texts.filterButton(applied.length)}
      </Button>
      <Button look="secondary" icon={bellIcon} wide onClick={() => bus.ask('account/create-alert', { path: href })}>
        {texts.createAlert}
      </Button>
    </div>
  );
}

import { Button } from 'shared-contracts/ui/button.tsx';
import { filterIcon } from 'shared-contracts/ui/icons.ts';
import { texts } from '../texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import type { ListingData } from '../ui/listing-data.ts';
import { wantsForms } from './lazy-forms.ts';
import css from './mobile-bar.module.css';
import { opensSheet } from './sheet-button.ts';

/** The pair at the foot of a narrow screen. */
export function MobileBar({ data }: { readonly data: ListingData }) {
  return (
    <div className={css.mobileBar} {...wantsForms}>
      <Button {...opensSheet} icon={filterIcon} wide>
        {texts.filterButton(data.applied.length)}
      </Button>
      <AlertLink data={data} wide />
    </div>
  );
}

import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { ChipRow, FilterChip } from 'shared-contracts/ui/chip.tsx';
import { texts } from '../texts.ts';
import type { ListingData } from '../ui/listing-data.ts';
import css from './applied-filter-row.module.css';

/** The filters that are on, each a link to the listing without it, and one to none at all [B029]. */
export function AppliedFilters({ data: { applied, clearHref } }: { readonly data: ListingData }) {
  if (applied.length === 0) return null;
  return (
    <nav aria-label={texts.applied} className={css.applied}>
      <ChipRow>
        {applied.map(({ label, href }) => (
          <FilterChip key={label} href={href}>
            {label}
          </FilterChip>
        ))}
        <Anchor href={clearHref} className={css.clear}>
          {texts.clear}
        </Anchor>
      </ChipRow>
    </nav>
  );
}

import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ChipRow, FilterChip } from '@umbral/kit/actions/chip.tsx';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './applied-filter-row.module.css';
import { ChangeNotes } from './change-notes.tsx';
import { useClearedSearch } from './use-cleared-search.ts';

/** The filters that are on, each a link to the listing without it, one to none at all, and what a change took away [B029]. */
export function AppliedFilters({ data }: { readonly data: ListingData }) {
  const { applied, clearHref, filters } = data;
  const cleared = useClearedSearch(data);
  const spelled = useSpelled();
  return (
    <div className={css.applied}>
      {applied.length > 0 && (
        <nav aria-label={texts.applied}>
          <ChipRow>
            {applied.map(({ label, href }) => (
              <FilterChip key={label} href={href}>
                {spelled(label)}
              </FilterChip>
            ))}
            <Anchor href={clearHref} className={css.clear}>
              {texts.clear}
            </Anchor>
          </ChipRow>
        </nav>
      )}
      <ChangeNotes filters={filters} clearedHref={cleared} className={css.notes} />
    </div>
  );
}

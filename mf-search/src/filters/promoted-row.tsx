import { formatInteger } from '@umbral/domain/format/format.ts';
import { ChipRow, chipClass, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { changeTexts } from '../texts/change-texts.ts';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import type { CountedLink } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './promoted-row.module.css';

/**
 * The filters that most people look for, in one line; what leads to nothing stays in sight and says so. Nothing where
 * none of them leads anywhere: a line that cannot be reached by keyboard must not scroll.
 */
export function PromotedRow({ data: { filters } }: { readonly data: ListingData }) {
  if (!filters.promoted.some(leadsOn)) return null;
  return (
    <nav aria-label={changeTexts.promoted} className={css.promoted}>
      <ChipRow flow="scroll">
        {filters.promoted.map((filter) => {
          const { label, href, count, isCurrent } = filter;
          return leadsOn(filter) ? (
            <LinkChip key={label} href={href} isSelected={isCurrent} count={formatInteger(count)}>
              {label}
            </LinkChip>
          ) : (
            <span key={label} className={chipClass(false, css.none)}>
              {label} <span className="num">0</span>
              <span className="visually-hidden"> {texts.noResults}</span>
            </span>
          );
        })}
      </ChipRow>
    </nav>
  );
}

function leadsOn({ count, isCurrent }: CountedLink): boolean {
  return count > 0 || isCurrent;
}

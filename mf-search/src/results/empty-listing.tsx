import { formatCount, formatInteger } from 'shared-contracts/domain/format.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { ChipRow, LinkChip } from 'shared-contracts/ui/chip.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { texts as listing } from '../texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import type { ListingData } from '../ui/listing-data.ts';
import type { LinkWithCount } from '../ui/seo-links.ts';
import css from './empty-listing.module.css';

/** Nothing matches: which one filter to give up and what that leads to, what lies near, and a word when there is some. */
export function EmptyListing({ data }: { readonly data: ListingData }) {
  const { applied, clearHref, href, relief } = data;
  const housing = routes.housing.href();
  const clearCount = relief?.clearCount ?? 0;
  return (
    <EmptyState
      title={listing.noMatch}
      actions={
        <>
          <AlertLink data={data} look="primary" />
          {applied.length > 0 && clearHref !== href && (
            <ButtonLink href={clearHref} look="secondary">
              {clearCount > 0 ? texts.clearTo(inPlants(clearCount)) : listing.clear}
            </ButtonLink>
          )}
          {clearHref !== housing && (
            <ButtonLink href={housing} look="secondary">
              {listing.allHousing}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{listing.noMatchHint}</p>
      {relief && (
        <div className={css.ways}>
          <Ways title={texts.relax} links={relief.relaxed} />
          <Ways title={texts.wider} links={relief.wider} />
          <Ways title={texts.nearby} links={relief.nearby} />
        </div>
      )}
    </EmptyState>
  );
}

function Ways({ title, links }: { readonly title: string; readonly links: readonly LinkWithCount[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <ChipRow>
        {links.map(({ label, href, count }) => (
          <LinkChip key={href} href={href} count={formatInteger(count)} aria-label={`${label}: ${inPlants(count)}`}>
            {label}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}

function inPlants(count: number): string {
  return formatCount(count, listing.projects.one, listing.projects.many);
}

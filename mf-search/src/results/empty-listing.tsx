import { formatInteger } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { listingTexts } from '../texts/listing-texts.ts';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import { counted } from '../view-model/counted.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import type { LinkWithCount } from '../view-model/seo-links.ts';
import css from './empty-listing.module.css';

/** Nothing matches: which one filter to give up and what that leads to, what lies near, and a word when there is some. */
export function EmptyListing({ data }: { readonly data: ListingData }) {
  const { applied, clearHref, href, unit, relief } = data;
  const housing = routes.housing.href();
  const clearCount = relief?.clearCount ?? 0;
  return (
    <EmptyState
      title={listingTexts.noMatch}
      actions={
        <>
          <AlertLink data={data} look="primary" />
          {applied.length > 0 && clearHref !== href && (
            <ButtonLink href={clearHref} look="secondary">
              {clearCount > 0 ? texts.clearTo(counted(clearCount, unit)) : listingTexts.clear}
            </ButtonLink>
          )}
          {clearHref !== housing && (
            <ButtonLink href={housing} look="secondary">
              {listingTexts.allHousing}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{listingTexts.noMatchHint}</p>
      {relief && (
        <div className={css.ways}>
          <Ways title={texts.relax} links={relief.relaxed} unit={unit} />
          <Ways title={texts.wider} links={relief.wider} unit={unit} />
          <Ways title={texts.nearby} links={relief.nearby} unit={unit} />
        </div>
      )}
    </EmptyState>
  );
}

interface WaysProps extends Pick<ListingData, 'unit'> {
  readonly title: string;
  readonly links: readonly LinkWithCount[];
}

function Ways({ title, links, unit }: WaysProps) {
  const spelled = useSpelled();
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <ChipRow>
        {links.map(({ label, href, count }) => (
          <LinkChip
            key={href}
            href={href}
            count={formatInteger(count)}
            aria-label={`${spelled(label)}: ${counted(count, unit)}`}
          >
            {spelled(label)}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}

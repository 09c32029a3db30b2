import { routes } from 'shared-contracts/routes/table.ts';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { texts } from '../texts.ts';
import type { ListingData } from '../ui/listing-data.ts';

/** Nothing matches: what to change, each a link that works at once. */
export function EmptyListing({ data: { applied, clearHref, href } }: { readonly data: ListingData }) {
  const housing = routes.housing.href();
  return (
    <EmptyState
      title={texts.noMatch}
      actions={
        <>
          {applied.length > 0 && clearHref !== href && <ButtonLink href={clearHref}>{texts.clear}</ButtonLink>}
          {clearHref !== housing && (
            <ButtonLink href={housing} look="secondary">
              {texts.allHousing}
            </ButtonLink>
          )}
        </>
      }
    >
      {texts.noMatchHint}
    </EmptyState>
  );
}

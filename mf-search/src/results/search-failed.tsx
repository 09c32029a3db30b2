import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { pageHref } from './page-href.ts';

interface SearchFailedProps {
  /** What was asked for. */
  readonly href: string;
  readonly data: ListingData;
}

/** Above results that stayed although another search was asked for; a next page says so at its own place. */
export function SearchFailed({ href, data: { firstPage, page } }: SearchFailedProps) {
  if (href === pageHref(firstPage, page + 1)) return null;
  return (
    <Notice tone="error" action={<Anchor href={href}>{texts.retry}</Anchor>}>
      {texts.searchFailedKept}
    </Notice>
  );
}

import { seoTexts as texts } from '../../texts/seo-texts.ts';
import { SeoLinks } from '../../ui/seo-link-row.tsx';
import type { LinkWithCount } from '../../view-model/seo-links.ts';

/** Chips that lead to narrower listings, for the pages of others. */
export function SeoChips({ data }: { readonly data: readonly LinkWithCount[] }) {
  return <SeoLinks title={texts.title} links={data} />;
}

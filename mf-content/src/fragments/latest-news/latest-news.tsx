import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useId } from 'react';
import type { ArticleCard } from '../../model/article-card.ts';
import { newsHref } from '../../model/news-address.ts';
import { newsTexts as texts } from '../../texts/news-texts.ts';
import { NewsGrid } from '../../ui/news-grid.tsx';

/** Three news for the home page and others. */
export function LatestNews({ data }: { readonly data: readonly ArticleCard[] }) {
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} lead={texts.latestLead} action={<Anchor href={newsHref()}>{texts.seeAll}</Anchor>}>
        {texts.latest}
      </SectionHeading>
      <NewsGrid articles={data} />
    </section>
  );
}

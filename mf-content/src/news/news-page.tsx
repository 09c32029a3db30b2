import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { useId } from 'react';
import { newsHref } from '../model/news-address.ts';
import { newsTexts as texts } from '../texts/news-texts.ts';
import { NewsCard } from '../ui/news-card.tsx';
import { NewsGrid } from '../ui/news-grid.tsx';
import slots from '../ui/slots.module.css';
import css from './news.module.css';
import { type NewsData, newsCrumbs, newsHeading } from './news-data.ts';
import type { loader } from './news-route.ts';

/** The news: all, of a category or of a tag, page by page [R002, R005]. */
export function NewsPage() {
  const data = useLoaderData<typeof loader>();
  const { choice, pages } = data;
  const overline = choice.tag ? texts.tag : choice.category && texts.category;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={newsCrumbs(data)} />
      <PageHeading overline={overline} lead={overline ? undefined : texts.lead}>
        {newsHeading(data)}
      </PageHeading>
      <CategoryChips data={data} />
      <ArticleList data={data} />
      <Pagination
        current={choice.page}
        total={pages}
        hrefOf={(page) => newsHref({ ...choice, page })}
        label={texts.pages}
      />
      <Topics data={data} />
      <div className={css.newsletter}>
        <Fragment of="mf-content/newsletter" className={slots.newsletter} />
      </div>
    </Container>
  );
}

interface PartProps {
  readonly data: NewsData;
}

function CategoryChips({ data: { categories, choice } }: PartProps) {
  return (
    <nav aria-label={texts.categories}>
      <ChipRow flow="scroll">
        <LinkChip href={newsHref()} isSelected={!choice.category && !choice.tag}>
          {texts.all}
        </LinkChip>
        {categories.map(({ name, slug }) => (
          <LinkChip key={slug} href={newsHref({ category: slug })} isSelected={slug === choice.category}>
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}

function ArticleList({ data: { articles } }: PartProps) {
  const [lead, ...others] = articles;
  if (!lead) {
    return (
      <EmptyState title={texts.empty} actions={<ButtonLink href={newsHref()}>{texts.seeAll}</ButtonLink>}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <section aria-label={texts.list} className={css.list}>
      <NewsCard article={lead} look="lead" headingLevel={2} priority="high" />
      {others.length > 0 && <NewsGrid articles={others} headingLevel={2} />}
    </section>
  );
}

function Topics({ data: { topics, choice } }: PartProps) {
  const titleId = useId();
  if (topics.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className={css.topics}>
      <h2 id={titleId} className={css.topicsTitle}>
        {texts.topics}
      </h2>
      <ChipRow>
        {topics.map(({ name, slug }) => (
          <LinkChip key={slug} href={newsHref({ tag: slug })} isSelected={slug === choice.tag}>
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}

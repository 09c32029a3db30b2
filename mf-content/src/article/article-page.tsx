import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { articleTexts as texts } from '../texts/article-texts.ts';
import { NewsGrid } from '../ui/news-grid.tsx';
import slots from '../ui/slots.module.css';
import css from './article.module.css';
import { ArticleBody } from './article-body.tsx';
import { articleCrumbs } from './article-data.ts';
import { ArticleHeader } from './article-header.tsx';
import type { loader } from './article-route.ts';
import { Neighbours } from './neighbours.tsx';

/** An article with its comments and what to read next [R003, R004]. */
export function ArticlePage() {
  const article = useLoaderData<typeof loader>();
  const { id, slug, recommended } = article;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={articleCrumbs(article).slice(0, -1)} />
      <article className={css.article}>
        <ArticleHeader article={article} />
        <ArticleBody key={slug} article={article} />
      </article>
      <div className={css.after}>
        <Neighbours {...article} />
        <Fragment key={slug} of="mf-content/comments" props={{ slug, id }} className={slots.comments} />
      </div>
      {recommended.length > 0 && (
        <section aria-labelledby="recommended">
          <SectionHeading id="recommended">{texts.recommended}</SectionHeading>
          <NewsGrid articles={recommended} />
        </section>
      )}
      <Fragment of="mf-search/featured-projects" props={{ scope: 'listing' }} className={slots.projects} />
      <Fragment of="mf-content/newsletter" className={slots.newsletter} />
    </Container>
  );
}

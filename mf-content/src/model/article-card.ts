import type { ArticleSummary } from '@umbral/domain/editorial/article.ts';
import { truncate } from '@umbral/domain/format/format.ts';

import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import { type CoverSource, coverOf } from './cover.ts';

/** Characters of an article's text that its card shows. */
const blogExcerptLength = 250;

/** An article as lists show it. */
export interface ArticleCard {
  readonly slug: string;
  readonly title: string;
  /** At most 250 characters. */
  readonly excerpt: string;
  readonly category: { readonly name: string; readonly slug: string };
  readonly cover?: ImageSource;
  /** ISO moment. */
  readonly publishedAt: string;
  readonly minutes: number;
}

/** The card of an article out of the API's summary. */
export function articleCardOf(article: Omit<ArticleSummary, 'cover'> & CoverSource): ArticleCard {
  const { slug, title, excerpt, category, published_at, reading_minutes } = article;
  return {
    slug,
    title,
    excerpt: truncate(excerpt, blogExcerptLength),
    category: { name: category.name, slug: category.slug },
    ...coverOf(article),
    publishedAt: published_at,
    minutes: reading_minutes,
  };
}

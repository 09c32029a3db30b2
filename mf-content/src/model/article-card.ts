import type { ArticleSummary } from 'shared-contracts/domain/article.ts';
import { truncate } from 'shared-contracts/domain/format.ts';
import { blogExcerptLength } from 'shared-contracts/domain/parameters/limits.ts';
import type { ImageSource } from 'shared-contracts/ui/picture.tsx';
import { type CoverSource, coverOf } from './cover.ts';

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

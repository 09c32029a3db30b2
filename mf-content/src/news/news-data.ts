import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { ArticleCard } from '../model/article-card.ts';
import { type NewsChoice, newsHref } from '../model/news-address.ts';
import { newsTexts as texts } from '../texts/news-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

/** A category or tag. */
export interface NewsLabel {
  readonly name: string;
  readonly slug: string;
}

/** What a list of news shows. */
export interface NewsData {
  readonly choice: NewsChoice;
  /** Name of the chosen category or tag. */
  readonly label?: string;
  readonly categories: readonly NewsLabel[];
  readonly topics: readonly NewsLabel[];
  readonly articles: readonly ArticleCard[];
  readonly pages: number;
}

/** What the list is called on the page. */
export function newsHeading({ choice, label }: Pick<NewsData, 'choice' | 'label'>): string {
  if (!label) return texts.title;
  return choice.tag ? texts.ofTag(label) : label;
}

/** Where the list stands; the last crumb is the list itself. */
export function newsCrumbs(data: Pick<NewsData, 'choice' | 'label'>): Crumb[] {
  const home = { label: sharedTexts.home, href: routes.home.href() };
  if (!data.label) return [home, { label: texts.title }];
  return [home, { label: texts.title, href: newsHref() }, { label: newsHeading(data) }];
}

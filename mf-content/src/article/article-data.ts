import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { ArticleCard } from '../model/article-card.ts';
import { newsHref } from '../model/news-address.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';

export interface Neighbour {
  readonly title: string;
  readonly slug: string;
  readonly category: string;
}

/** What an article's page shows. */
export interface ArticleData extends ArticleCard {
  readonly id: number;
  readonly author: string;
  readonly updatedAt: string;
  readonly body: RichText;
  readonly tags: readonly { readonly name: string; readonly slug: string }[];
  readonly comments: number;
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
  readonly recommended: readonly ArticleCard[];
}

/** Where an article stands; the last crumb is the article itself, which the page leaves to its title. */
export function articleCrumbs({ title, category }: Pick<ArticleData, 'title' | 'category'>): Crumb[] {
  return [
    { label: texts.home, href: routes.home.href() },
    { label: texts.news, href: newsHref() },
    { label: category.name, href: newsHref({ category: category.slug }) },
    { label: title },
  ];
}

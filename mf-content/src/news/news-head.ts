import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { articleHref, newsHref } from '../model/news-address.ts';
import { breadcrumbList, itemList } from '../model/structured-data.ts';
import { newsTexts as texts } from '../texts/news-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { newsSizes } from '../ui/news-sizes.ts';
import { type NewsData, newsCrumbs, newsHeading } from './news-data.ts';

/** What a list of news tells search engines [B008, B104]. */
export function newsHead(data: NewsData, origin: string): Head {
  const { choice, label, articles, pages } = data;
  const { page } = choice;
  const ownHref = newsHref(choice);
  const cover = articles[0]?.cover;
  const title = label && choice.category ? texts.ofCategory(label) : newsHeading(data);
  const items = articles.map(({ title, slug, category }) => ({
    title,
    href: articleHref({ category: category.slug, slug }),
  }));
  return {
    title: sharedTexts.documentTitle(texts.ofPage(title, page)),
    description: label ? texts.categoryDescription(label) : texts.description,
    canonical: ownHref,
    ...(page > 1 ? { prev: newsHref({ ...choice, page: page - 1 }) } : {}),
    ...(page < pages ? { next: newsHref({ ...choice, page: page + 1 }) } : {}),
    ...structuredData(() => [breadcrumbList(newsCrumbs(data), ownHref, origin), itemList(items, origin)]),
    ...(cover ? { image: cover.src, preloadImage: { ...cover, sizes: newsSizes.lead } } : {}),
  };
}

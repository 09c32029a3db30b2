import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { articleHref } from '../model/news-address.ts';
import { breadcrumbList, writtenText } from '../model/structured-data.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import { newsSizes } from '../ui/news-sizes.ts';
import { type ArticleData, articleCrumbs } from './article-data.ts';

/** What an article tells search engines; both of its addresses name the one under its category [B104]. */
export function articleHead(article: ArticleData, origin: string): Head {
  const { title, excerpt, slug, category, cover, tags } = article;
  const href = articleHref({ category: category.slug, slug });
  const written = writtenText(
    {
      ...article,
      type: 'NewsArticle',
      href,
      image: cover?.src,
      section: category.name,
      keywords: tags.map(({ name }) => name),
    },
    origin,
  );
  return {
    title: texts.documentTitle(title),
    description: excerpt,
    canonical: href,
    ...structuredData(() => [written, breadcrumbList(articleCrumbs(article), href, origin)]),
    ...(cover ? { image: cover.src, preloadImage: { ...cover, sizes: newsSizes.cover } } : {}),
  };
}

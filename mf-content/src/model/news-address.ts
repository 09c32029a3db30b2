import { routes } from '@umbral/domain/routes/table.ts';

/** Which news a list shows; of a category or a tag at most one is set. */
export interface NewsChoice {
  readonly category?: string;
  readonly tag?: string;
  /** One-based. */
  readonly page: number;
}

const names = { category: 'categoria', page: 'page' } as const;
const largestPage = 10_000;

/** The address of a list of news; the first page is the one without a number [B008]. */
export function newsHref({ category, tag, page = 1 }: Partial<NewsChoice> = {}): string {
  const query = new URLSearchParams();
  if (category) query.set(names.category, category);
  if (page > 1) query.set(names.page, String(page));
  const path = tag ? routes.newsByTag.href({ id: tag }) : routes.news.href();
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The reverse: any other query, also a page that is no number, is the first page of all. */
export function readNewsChoice(url: URL, tag?: string): NewsChoice {
  const page = Number(url.searchParams.get(names.page) ?? 1);
  const category = url.searchParams.get(names.category)?.toLowerCase();
  return {
    ...(tag ? { tag } : category ? { category } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1,
  };
}

/** The one address of an article that search engines keep: under its category. */
export function articleHref({ category, slug }: { readonly category: string; readonly slug: string }): string {
  return routes.articleInCategory.href({ category, id: slug });
}

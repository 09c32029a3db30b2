import { type Answer, textAnswer } from '../http/answer.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { ListedPage, ListedPages } from './listed-pages.ts';

export interface SitemapOptions {
  readonly listed: Pick<ListedPages, 'all'>;
  /** Whether an editor's rule leads elsewhere from a path, or names another canonical address for it. */
  readonly isReplaced: (path: string) => boolean;
}

/** More addresses than this need an index over several files [R109]. */
export const maxUrls = 50_000;
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const unknown = textAnswer(404, 'No such sitemap');
const down = textAnswer(503, 'The sitemap is not available', { 'retry-after': '60', 'cache-control': 'no-store' });

/** The files that were made of a list, by origin. */
interface Made {
  readonly of: readonly ListedPage[];
  readonly files: Map<string, ReadonlyMap<string, Answer>>;
}

/**
 * Answers `/sitemap.xml` and, where there are too many addresses for one file, `/sitemap-<n>.xml`. What was made stands
 * as long as the list.
 */
export function createSitemap({
  listed,
  isReplaced,
}: SitemapOptions): (pathname: string, origin: string) => Promise<Answer> {
  let made: Made | undefined;

  function filesOf(pages: readonly ListedPage[], origin: string): ReadonlyMap<string, Answer> {
    if (made?.of !== pages) made = { of: pages, files: new Map() };
    const known = made.files.get(origin);
    if (known) return known;
    const texts = sitemapFiles(
      pages.filter(({ path }) => !isReplaced(path)),
      origin,
    );
    const files = new Map([...texts].map(([path, text]) => [path, textAnswer(200, text, headers)]));
    made.files.set(origin, files);
    return files;
  }

  return async (pathname, origin) => {
    const pages = await listed.all().catch(() => undefined);
    return pages ? (filesOf(pages, origin).get(pathname) ?? unknown) : down;
  };
}

/** The files of a sitemap by path: one, or an index over as many as are needed. */
export function sitemapFiles(pages: readonly ListedPage[], origin: string): ReadonlyMap<string, string> {
  if (pages.length <= maxUrls) return new Map([['/sitemap.xml', urlSetXml(pages, origin)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / maxUrls) }, (_, index): [string, string] => [
    `/sitemap-${index + 1}.xml`,
    urlSetXml(pages.slice(index * maxUrls, (index + 1) * maxUrls), origin),
  ]);
  const names = parts.map(([path]) => path);
  return new Map([['/sitemap.xml', indexXml(names, origin)], ...parts]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSetXml(pages: readonly ListedPage[], origin: string): string {
  const urls = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`;
  });
  return `${declaration}\n<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

function indexXml(parts: readonly string[], origin: string): string {
  const sitemaps = parts.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`);
  return `${declaration}\n<sitemapindex ${namespace}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}

import { getSitemap } from '@umbral/domain/api/seo.ts';
import type { PageRow } from '@umbral/domain/routes/match.ts';
import { type RouteKey, routeRows, routes } from '@umbral/domain/routes/table.ts';
import type { z } from 'zod';
import { type Answer, textAnswer } from '../http/answer.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { listingPaths } from './listing-paths.ts';

type Listed = z.output<typeof getSitemap.response>['data'];

/** A page of the sitemap: its path and, where it is known, when it changed. */
interface Entry {
  readonly path: string;
  readonly changedAt?: string;
}

export interface SitemapOptions {
  readonly apiUrl: string;
  /** Pages that the running remotes have. */
  readonly offered: () => ReadonlySet<string>;
  /** Those of them whose routes stand in no table. */
  readonly declared?: () => readonly PageRow[];
  /** Whether an editor's rule leads elsewhere from a path, or names another canonical address for it. */
  readonly isReplaced: (path: string) => boolean;
  readonly now?: () => number;
}

/** More addresses than this need an index over several files [R109]. */
export const maxUrls = 50_000;
const keptMs = 10 * 60_000;
const timeoutMs = 20_000;
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const unknown = textAnswer(404, 'No such sitemap');
const down = textAnswer(503, 'The sitemap is not available', { 'retry-after': '60', 'cache-control': 'no-store' });

/** What was read of the API, and the files that were made of it, by origin. */
interface Kept {
  readonly entries: readonly Entry[];
  readonly at: number;
  readonly files: Map<string, ReadonlyMap<string, Answer>>;
}

/**
 * Answers `/sitemap.xml` and, where there are too many addresses for one file, `/sitemap-<n>.xml`. What was made stands
 * for ten minutes, and after that as long as the API is away.
 */
export function createSitemap({
  apiUrl,
  offered,
  declared = () => [],
  isReplaced,
  now = Date.now,
}: SitemapOptions): (pathname: string, origin: string) => Promise<Answer> {
  let kept: Kept | undefined;
  let reading: Promise<Kept> | undefined;

  async function readEntries(): Promise<Kept> {
    const entries: Entry[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const url = `${apiUrl}/api${getSitemap.path}?page=${page}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      const answer = getSitemap.response.parse(await response.json());
      pages = answer.pages;
      // The fixed pages and the lists that are not paged come with the first one.
      entries.push(
        ...(page === 1 ? listEntries(answer.data, offered(), declared()) : plantEntries(answer.data, offered())),
      );
    }
    kept = { entries, at: now(), files: new Map() };
    return kept;
  }

  async function current(): Promise<Kept> {
    if (kept && now() - kept.at < keptMs) return kept;
    reading ??= readEntries().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function filesOf({ entries, files }: Kept, origin: string): ReadonlyMap<string, Answer> {
    const known = files.get(origin);
    if (known) return known;
    const texts = sitemapFiles(
      entries.filter(({ path }) => !isReplaced(path)),
      origin,
    );
    const made = new Map([...texts].map(([path, text]) => [path, textAnswer(200, text, headers)]));
    files.set(origin, made);
    return made;
  }

  return async (pathname, origin) => {
    const newest = await current().catch(() => kept);
    return newest ? (filesOf(newest, origin).get(pathname) ?? unknown) : down;
  };
}

/** Every address of the portal that search engines may list. */
export function listEntries(
  listed: Listed,
  offered: ReadonlySet<string>,
  declared: readonly PageRow[] = [],
): readonly Entry[] {
  const has = (key: RouteKey) => offered.has(key);
  const fixed = [...routeRows, ...declared].filter(
    ({ key, robots, pattern, isSecret }) =>
      offered.has(key) && !isSecret && robots === 'index,follow' && !/:\w+(\/|$)/.test(pattern),
  );
  return [
    ...fixed.map(({ pattern }) => ({ path: pattern.split('/:')[0] || '/' })),
    ...listingPaths(listed.listings, has).map((path) => ({ path })),
    ...plantEntries(listed, offered),
    ...builderEntries(listed, has),
    ...(has('launch')
      ? listed.launches.map((one) => entry(routes.launch.href({ id: `${one.id}-${one.slug}` }), one))
      : []),
    ...(has('development')
      ? listed.developments.map((one) => entry(routes.development.href({ id: `${one.id}-${one.slug}` }), one))
      : []),
    ...(has('articleInCategory')
      ? listed.blog.map((one) => entry(routes.articleInCategory.href({ category: one.category, id: one.slug }), one))
      : []),
    ...(has('guide') ? listed.guides.map((one) => entry(routes.guide.href({ id: one.slug }), one)) : []),
    ...(has('event') ? listed.events.map((one) => entry(routes.event.href({ id: one.slug }), one)) : []),
  ];
}

/** Builders, their pages in the cities where they work, and the directory of each such city. */
function builderEntries({ builders }: Listed, has: (key: RouteKey) => boolean): readonly Entry[] {
  const cities = [...new Set(builders.flatMap((one) => one.cities))].toSorted();
  const inCities = builders.flatMap((one) =>
    one.cities.map((city) => entry(routes.builderInCity.href({ builder: one.slug, city }), one)),
  );
  return [
    ...(has('builder') ? builders.map((one) => entry(routes.builder.href({ builder: one.slug }), one)) : []),
    ...(has('builderInCity') ? inCities : []),
    ...(has('buildersByCity') ? cities.map((city) => ({ path: routes.buildersByCity.href({ city }) })) : []),
  ];
}

/** The files of a sitemap by path: one, or an index over as many as are needed. */
export function sitemapFiles(entries: readonly Entry[], origin: string): ReadonlyMap<string, string> {
  if (entries.length <= maxUrls) return new Map([['/sitemap.xml', urlSetXml(entries, origin)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / maxUrls) }, (_, index): [string, string] => [
    `/sitemap-${index + 1}.xml`,
    urlSetXml(entries.slice(index * maxUrls, (index + 1) * maxUrls), origin),
  ]);
  const names = parts.map(([path]) => path);
  return new Map([['/sitemap.xml', indexXml(names, origin)], ...parts]);
}

function plantEntries({ plants }: Listed, offered: ReadonlySet<string>): readonly Entry[] {
  return offered.has('plant') ? plants.map(plantEntry) : [];
}

function plantEntry(plant: Listed['plants'][number]): Entry {
  const { slug: id, country, country_code, city, zone, type } = plant;
  const isAbroad = country_code !== 'CO';
  return entry(
    isAbroad ? routes.plantAbroad.href({ country, city, type, id }) : routes.plant.href({ city, zone, type, id }),
    plant,
  );
}

function entry(path: string, { updated_at }: { readonly updated_at: string }): Entry {
  return { path, changedAt: updated_at };
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSetXml(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`;
  });
  return `${declaration}\n<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

function indexXml(parts: readonly string[], origin: string): string {
  const sitemaps = parts.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`);
  return `${declaration}\n<sitemapindex ${namespace}>\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
}

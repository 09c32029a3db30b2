import { getSitemap } from '@umbral/domain/api/seo.ts';
import type { PageRow } from '@umbral/domain/routes/match.ts';
import { type RouteKey, routeRows, routes } from '@umbral/domain/routes/table.ts';
import type { z } from 'zod';
import { listingPaths } from './listing-paths.ts';

type Listed = z.output<typeof getSitemap.response>['data'];

/** A page that search engines may list: its path and, where it is known, when it changed. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt?: string;
}

export interface ListedPagesOptions {
  readonly apiUrl: string;
  /** Pages that the running remotes have. */
  readonly offered: () => ReadonlySet<string>;
  /** Those of them whose routes stand in no table. */
  readonly declared?: () => readonly PageRow[];
  readonly now?: () => number;
}

/** Every page that search engines may list, as the API says. */
export interface ListedPages {
  /** As of ten minutes ago at most; while the API is away, the last that was read. */
  all(): Promise<readonly ListedPage[]>;
  /** Whether a path is among those that were read; reads them, for later, where that was too long ago. */
  has(path: string): boolean;
}

const keptMs = 10 * 60_000;
const againMs = 60_000;
const timeoutMs = 20_000;

interface Kept {
  readonly pages: readonly ListedPage[];
  readonly paths: ReadonlySet<string>;
  readonly at: number;
}

/** Makes what knows the listed pages; nothing is read before somebody asks. */
export function keepListedPages({
  apiUrl,
  offered,
  declared = () => [],
  now = Date.now,
}: ListedPagesOptions): ListedPages {
  let kept: Kept | undefined;
  let reading: Promise<Kept> | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<Kept> {
    const pages: ListedPage[] = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const url = `${apiUrl}/api${getSitemap.path}?page=${page}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      const answer = getSitemap.response.parse(await response.json());
      last = answer.pages;
      // The fixed pages and the lists that are not paged come with the first one.
      pages.push(
        ...(page === 1 ? listedPages(answer.data, offered(), declared()) : plantPages(answer.data, offered())),
      );
    }
    kept = { pages, paths: new Set(pages.map(({ path }) => path)), at: now() };
    return kept;
  }

  async function current(): Promise<Kept> {
    if (kept && now() - kept.at < keptMs) return kept;
    triedAt = now();
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    async all() {
      const { pages } = await current().catch((error: unknown) => {
        if (kept) return kept;
        throw error;
      });
      return pages;
    },
    has(path) {
      if (now() - triedAt >= againMs) void current().catch(() => undefined);
      return kept?.paths.has(path) ?? false;
    },
  };
}

/** What the API lists, as pages of the running remotes, and those that are always there. */
export function listedPages(
  listed: Listed,
  offered: ReadonlySet<string>,
  declared: readonly PageRow[] = [],
): readonly ListedPage[] {
  const has = (key: RouteKey) => offered.has(key);
  const fixed = [...routeRows, ...declared].filter(
    ({ key, robots, pattern, isSecret }) =>
      offered.has(key) && !isSecret && robots === 'index,follow' && !/:\w+(\/|$)/.test(pattern),
  );
  return [
    ...fixed.map(({ pattern }) => ({ path: pattern.split('/:')[0] || '/' })),
    ...listingPaths(listed.listings, has).map((path) => ({ path })),
    ...plantPages(listed, offered),
    ...builderPages(listed, has),
    ...(has('launch')
      ? listed.launches.map((one) => pageOf(routes.launch.href({ id: `${one.id}-${one.slug}` }), one))
      : []),
    ...(has('development')
      ? listed.developments.map((one) => pageOf(routes.development.href({ id: `${one.id}-${one.slug}` }), one))
      : []),
    ...(has('articleInCategory')
      ? listed.blog.map((one) => pageOf(routes.articleInCategory.href({ category: one.category, id: one.slug }), one))
      : []),
    ...(has('guide') ? listed.guides.map((one) => pageOf(routes.guide.href({ id: one.slug }), one)) : []),
    ...(has('event') ? listed.events.map((one) => pageOf(routes.event.href({ id: one.slug }), one)) : []),
  ];
}

/** Builders, their pages in the cities where they work, and the directory of each such city. */
function builderPages({ builders }: Listed, has: (key: RouteKey) => boolean): readonly ListedPage[] {
  const cities = [...new Set(builders.flatMap((one) => one.cities))].toSorted();
  const inCities = builders.flatMap((one) =>
    one.cities.map((city) => pageOf(routes.builderInCity.href({ builder: one.slug, city }), one)),
  );
  return [
    ...(has('builder') ? builders.map((one) => pageOf(routes.builder.href({ builder: one.slug }), one)) : []),
    ...(has('builderInCity') ? inCities : []),
    ...(has('buildersByCity') ? cities.map((city) => ({ path: routes.buildersByCity.href({ city }) })) : []),
  ];
}

function plantPages({ plants }: Listed, offered: ReadonlySet<string>): readonly ListedPage[] {
  return offered.has('plant') ? plants.map(plantPage) : [];
}

function plantPage(plant: Listed['plants'][number]): ListedPage {
  const { slug: id, country, country_code, city, zone, type } = plant;
  const isAbroad = country_code !== 'CO';
  return pageOf(
    isAbroad ? routes.plantAbroad.href({ country, city, type, id }) : routes.plant.href({ city, zone, type, id }),
    plant,
  );
}

function pageOf(path: string, { updated_at }: { readonly updated_at: string }): ListedPage {
  return { path, changedAt: updated_at };
}

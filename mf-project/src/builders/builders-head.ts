import { formatCount } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import { breadcrumbList } from '../ui/breadcrumb-list.ts';
import { buildersCrumbs } from './builders-crumbs.ts';
import type { BuildersData } from './builders-data.ts';
import { directoryHref } from './directory-href.ts';

/** Head of the directory; what was searched for is not indexed [B008, B104]. */
export function buildersHead(data: BuildersData, origin: string): Head {
  return data.city ? cityHead(data, data.city, origin) : directoryHead(data, origin);
}

function directoryHead(data: BuildersData, origin: string): Head {
  const { query, page, pages } = data;
  const canonical = directoryHref(page);
  return {
    title: texts.directoryTitle(page),
    description: texts.directoryDescription,
    canonical,
    ...(query ? { robots: 'noindex,follow' as const } : {}),
    ...(page > 1 ? { prev: directoryHref(page - 1, query) } : {}),
    ...(page < pages ? { next: directoryHref(page + 1, query) } : {}),
    ...structuredData(() => structureOf(data, canonical, origin)),
  };
}

function cityHead(data: BuildersData, { slug, name }: NonNullable<BuildersData['city']>, origin: string): Head {
  const canonical = routes.buildersByCity.href({ city: slug });
  return {
    title: `${texts.cityTitle(name)} | ${productName}`,
    description: texts.cityDescription(name, formatCount(data.total, texts.count.one, texts.count.many)),
    canonical,
    ...structuredData(() => structureOf(data, canonical, origin)),
  };
}

function structureOf(data: BuildersData, ownHref: string, origin: string) {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: data.builders.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}${href}`,
    })),
  };
  return [breadcrumbList(buildersCrumbs(data), ownHref, origin), list];
}

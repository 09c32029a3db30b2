import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import { breadcrumbList } from '../ui/breadcrumb-list.ts';
import { launchesCrumbs } from './launches-crumbs.ts';
import type { LaunchesData } from './launches-data.ts';
import { launchesHref } from './launches-href.ts';

/** Head of the launches; the choice of a city and an empty list are not indexed [B008, B104]. */
export function launchesHead(data: LaunchesData, origin: string): Head {
  const { city, page, pages, total } = data;
  const canonical = launchesHref(page, city?.slug);
  return {
    title: city ? texts.indexTitleIn(city.name) : texts.indexTitle(page),
    description: texts.indexDescription,
    canonical,
    ...(city || total === 0 ? { robots: 'noindex,follow' as const } : {}),
    ...(page > 1 ? { prev: launchesHref(page - 1, city?.slug) } : {}),
    ...(page < pages ? { next: launchesHref(page + 1, city?.slug) } : {}),
    ...structuredData(() => [breadcrumbList(launchesCrumbs(data), canonical, origin), listOf(data, origin)]),
  };
}

function listOf({ cards }: LaunchesData, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}${href}`,
    })),
  };
}

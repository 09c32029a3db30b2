import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { texts } from '../texts.ts';
import { type FairEventsData, fairEventsCrumbs } from './fair-events-data.ts';

const labels = texts.events;

/** What a list of fairs tells search engines [B008, B104]. */
export function fairEventsHead(data: FairEventsData, origin: string): Head {
  const { category, page, pages, current, past } = data;
  const hrefOf = (number: number) => eventsHref({ category: category.slug, page: number });
  const cover = [...current, ...past][0]?.cover;
  return {
    title: labels.documentTitle(category.name, page),
    description: labels.description(category.name),
    canonical: hrefOf(page),
    ...(page > 1 ? { prev: hrefOf(page - 1) } : {}),
    ...(page < pages ? { next: hrefOf(page + 1) } : {}),
    ...structuredData(() => [breadcrumbs(data, hrefOf(page), origin), events(data, origin)]),
    ...(cover ? { image: cover.src } : {}),
  };
}

function breadcrumbs(data: FairEventsData, ownHref: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: fairEventsCrumbs(data).map(({ label, href = ownHref }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}

function events({ current, past }: FairEventsData, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [...current, ...past].map(({ title, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}${routes.event.href({ id: slug })}`,
    })),
  };
}

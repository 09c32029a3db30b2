import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { pageHref } from '../model/fair-address.ts';
import type { FairCard } from '../model/fair-card.ts';
import { ownHomeHref } from '../model/own-home.ts';
import { ownHomeTexts as texts } from '../texts/own-home-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import { projectsList } from '../ui/projects-list.ts';
import { ownHomeCrumbs } from './own-home-crumbs.ts';
import type { OwnHomeData } from './own-home-data.ts';

/** What the fair of own homes tells search engines [B008, B104]. */
export function ownHomeHead(data: OwnHomeData, origin: string): Head {
  const { edition, editions, city, page } = data;
  if (!edition) return { title: texts.documentTitle(texts.title, 1), robots: 'noindex' };
  const { fair, projects } = edition;
  const path = ownHomeHref(fair, editions, city?.slug);
  const hrefOf = (number: number) => pageHref(path, number);
  return {
    title: texts.documentTitle(city ? texts.cityTitle(city.name) : fair.name, page),
    description: city ? texts.cityDescription(city.name, fair.name) : fair.description,
    canonical: hrefOf(page),
    // A city without homes is no page for search engines until it has some.
    ...(city && projects?.total === 0 ? { robots: 'noindex,follow' as const } : {}),
    ...(page > 1 ? { prev: hrefOf(page - 1) } : {}),
    ...(projects && page < projects.pages ? { next: hrefOf(page + 1) } : {}),
    ...(fair.cover ? { image: fair.cover.src } : {}),
    ...structuredData(() => [
      breadcrumbs(data, path, origin),
      event(fair, origin + ownHomeHref(fair, editions)),
      ...(projects
        ? projectsList(projects, { name: city ? texts.cityTitle(city.name) : fair.name, path, origin })
        : []),
    ]),
  };
}

function breadcrumbs(data: OwnHomeData, path: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: ownHomeCrumbs(data).map(({ label, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

function event(fair: FairCard, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: fair.name,
    description: fair.description,
    startDate: fair.startsOn,
    endDate: fair.endsOn,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: fairTexts.organizer },
    isAccessibleForFree: true,
    url,
  };
}

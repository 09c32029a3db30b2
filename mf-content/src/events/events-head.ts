import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, itemList } from '../model/structured-data.ts';
import { eventsTexts as texts } from '../texts/events-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { type EventsData, eventsCrumbs } from './events-data.ts';

/** What a list of events tells search engines [B008, B104]. */
export function eventsHead(data: EventsData, origin: string): Head {
  const { choice, label, current, past, pages } = data;
  const { page } = choice;
  const ownHref = eventsHref(choice);
  const shown = [...current, ...past];
  const items = shown.map(({ title, slug }) => ({ title, href: routes.event.href({ id: slug }) }));
  const cover = shown[0]?.cover;
  return {
    title: sharedTexts.documentTitle(texts.ofPage(label ? texts.ofCategory(label) : texts.title, page)),
    description: label ? texts.categoryDescription(label) : texts.description,
    canonical: ownHref,
    ...(page > 1 ? { prev: eventsHref({ ...choice, page: page - 1 }) } : {}),
    ...(page < pages ? { next: eventsHref({ ...choice, page: page + 1 }) } : {}),
    ...structuredData(() => [breadcrumbList(eventsCrumbs(data), ownHref, origin), itemList(items, origin)]),
    ...(cover ? { image: cover.src } : {}),
  };
}

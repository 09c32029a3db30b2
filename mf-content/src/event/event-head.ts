import { routes } from '@umbral/domain/routes/table.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, heldEvent } from '../model/structured-data.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import { newsSizes } from '../ui/news-sizes.ts';
import { type EventData, eventCrumbs } from './event-data.ts';

/** What an event tells search engines; both of its addresses name the one without a category [B104]. */
export function eventHead(event: EventData, origin: string): Head {
  const { title, excerpt, slug, cover } = event;
  const href = routes.event.href({ id: slug });
  return {
    title: texts.documentTitle(title),
    description: excerpt,
    canonical: href,
    ...structuredData(() => [
      heldEvent({ ...event, href, image: cover?.src }, origin),
      breadcrumbList(eventCrumbs(event), href, origin),
    ]),
    ...(cover ? { image: cover.src, preloadImage: { ...cover, sizes: newsSizes.cover } } : {}),
  };
}

import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { EventCard } from '@umbral/kit/cards/event-card-model.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { eventsTexts } from '../texts/events-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

/** What an event's page shows. */
export interface EventData extends EventCard {
  readonly body: RichText;
  /** Where it takes place or is told of, where that has a page. */
  readonly url?: string;
  readonly isOnline: boolean;
  /** Others that run or are to come. */
  readonly others: readonly EventCard[];
}

/** Where an event stands; the last crumb is the event itself, which the page leaves to its title. */
export function eventCrumbs({ title, category }: Pick<EventData, 'title' | 'category'>): Crumb[] {
  return [
    { label: sharedTexts.home, href: routes.home.href() },
    { label: eventsTexts.title, href: eventsHref() },
    { label: category.name, href: eventsHref({ category: category.slug }) },
    { label: title },
  ];
}

import { type EventChoice, eventsHref } from '@umbral/domain/routes/event-address.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { EventCard } from '@umbral/kit/cards/event-card-model.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import { eventsTexts as texts } from '../texts/events-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

export interface EventLabel {
  readonly name: string;
  readonly slug: string;
}

/** What a list of events shows. */
export interface EventsData {
  readonly choice: EventChoice;
  /** Name of the chosen category. */
  readonly label?: string;
  readonly categories: readonly EventLabel[];
  /** What runs or is to come, next first; on the first page only. */
  readonly current: readonly EventCard[];
  /** One page of what is over, newest first. */
  readonly past: readonly EventCard[];
  readonly pages: number;
}

/** Where the list stands; the last crumb is the list itself. */
export function eventsCrumbs({ label }: Pick<EventsData, 'label'>): Crumb[] {
  const home = { label: sharedTexts.home, href: routes.home.href() };
  return label ? [home, { label: texts.title, href: eventsHref() }, { label }] : [home, { label: texts.title }];
}

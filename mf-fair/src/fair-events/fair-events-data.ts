import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { EventCard } from '@umbral/kit/cards/event-card-model.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { FairCard } from '../model/fair-card.ts';
import { texts } from '../texts.ts';

/** The events of one of the categories of fairs. */
export interface FairEventsData {
  readonly category: { readonly name: string; readonly slug: string };
  readonly page: number;
  readonly pages: number;
  /** What runs or is to come, on the first page only. */
  readonly current: readonly EventCard[];
  readonly past: readonly EventCard[];
  /** The virtual fair that is on, over the list of virtual fairs. */
  readonly fair?: FairCard;
}

/** Where the list stands; the last crumb is the list itself. */
export function fairEventsCrumbs({ category }: Pick<FairEventsData, 'category'>): Crumb[] {
  return [
    { label: texts.home, href: routes.home.href() },
    { label: texts.events.home, href: eventsHref() },
    { label: category.name },
  ];
}

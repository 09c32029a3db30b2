import { eventCategoryOf, lastEventPage, readEventChoice } from '@umbral/domain/routes/event-address.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import type { FairEventsData } from './fair-events-data.ts';
import { fairEventsHead } from './fair-events-head.ts';

export { FairEventsPage as Component } from './fair-events-page.tsx';

/** The events of the category that the address ends in. */
export async function loader({ context, request, routeKey, url }: LoaderArgs): Promise<FairEventsData> {
  const { page } = readEventChoice(url);
  if (page > lastEventPage) throw notFound();
  const { loadFairEvents } = await import('./fair-events-queries.ts');
  const category = eventCategoryOf(url.pathname);
  const withFair = routeKey === 'virtualFairEvents' && page === 1;
  const { call } = context.get(remoteContext);
  const events = await loadFairEvents(call, { category, page, withFair }, request.signal);
  if (!events || page > Math.max(1, events.pages)) throw notFound();
  return events;
}

export const handle: RouteHandle<FairEventsData> = {
  head: ({ data, environment }) => fairEventsHead(data, environment.origin),
};

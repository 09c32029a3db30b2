import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import type { EventData } from './event-data.ts';
import { eventHead } from './event-head.ts';

export async function loader({ context, params, request }: LoaderArgs): Promise<EventData> {
  const { call } = context.get(remoteContext);
  const { id = '', category } = params;
  const { isCategory, loadEvent } = await import('./event-queries.ts');
  const event = await loadEvent(call, id, request.signal);
  if (!event) {
    // Whoever cuts an event's address short lands among the events of its category.
    if (!category && (await isCategory(call, id, request.signal))) throw redirect(eventsHref({ category: id }), 301);
    throw notFound();
  }
  const own = { category: event.category.slug, id: event.slug };
  if (category !== undefined && category !== own.category) throw redirect(routes.eventInCategory.href(own), 301);
  return event;
}

export { EventPage as Component } from './event-page.tsx';

export const handle: RouteHandle<EventData> = {
  head: ({ data, environment }) => eventHead(data, environment.origin),
};

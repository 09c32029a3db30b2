import { eventsHref, lastEventPage, readEventChoice } from '@umbral/domain/routes/event-address.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { redirect } from '@umbral/protocol/router/router.ts';
import type { EventsData } from './events-data.ts';
import { eventsHead } from './events-head.ts';

export async function loader({ context, request, url }: LoaderArgs): Promise<EventsData> {
  const choice = readEventChoice(url);
  if (choice.page > lastEventPage) throw notFound();
  // A category with an address of its own has only that one.
  const ownHref = eventsHref(choice);
  if (new URL(ownHref, url).pathname !== url.pathname) throw redirect(ownHref, 301);
  const { loadEvents } = await import('./events-queries.ts');
  const events = await loadEvents(context.get(remoteContext).call, choice, request.signal);
  if (!events || choice.page > Math.max(1, events.pages)) throw notFound();
  return events;
}

export { EventsPage as Component } from './events-page.tsx';

export const handle: RouteHandle<EventsData> = {
  head: ({ data, environment }) => eventsHead(data, environment.origin),
};

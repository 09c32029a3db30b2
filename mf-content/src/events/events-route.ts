import { notFound } from 'shared-contracts/remote/not-found.ts';
import { remoteContext } from 'shared-contracts/remote/remote-context.ts';
import type { LoaderArgs, RouteHandle } from 'shared-contracts/remote/route-module.ts';
import { redirect } from 'shared-contracts/router/router.ts';
import { eventsHref, readEventChoice } from 'shared-contracts/routes/event-address.ts';
import type { EventsData } from './events-data.ts';
import { eventsHead } from './events-head.ts';

export async function loader({ context, request, url }: LoaderArgs): Promise<EventsData> {
  const choice = readEventChoice(url);
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

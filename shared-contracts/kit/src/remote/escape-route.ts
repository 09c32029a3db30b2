import type { RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { notFound } from './not-found.ts';

/**
 * The loader of the route that matches what no row of this remote does: a plain link to another remote's page ends
 * here and goes on through the shell. The promise never settles, so the router shows nothing in between.
 */
export function escapeRoute(name: RemoteName, host: RemoteHost) {
  return ({ request }: { readonly request: Request }): Promise<never> => {
    const url = new URL(request.url);
    if (host.ownerOf(url.pathname) === name) throw notFound();
    const isAlreadyThere = url.pathname === location.pathname && url.search === location.search;
    if (!isAlreadyThere) host.context.navigate(`${url.pathname}${url.search}${url.hash}`);
    return new Promise(() => {});
  };
}

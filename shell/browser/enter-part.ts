import type { Mounted, PartHost, Place, RemotePart } from '@umbral/protocol/remote/remote-part.ts';

type Given<Host extends PartHost> = Omit<Place<Host>, 'idPrefix' | 'href'>;

let drawn = 0;

/**
 * Brings a part into its element: it takes over the server's HTML where the element says so (`data-ssr` holds the prefix
 * of its ids, until it is alive), and draws from nothing elsewhere.
 */
export async function enterPart<Host extends PartHost>(part: RemotePart<Host>, at: Given<Host>): Promise<Mounted> {
  const { element } = at;
  const href = `${location.pathname}${location.search}`;
  const { ssr } = element.dataset;
  if (ssr === undefined) {
    element.replaceChildren();
    drawn += 1;
    return part.mount({ ...at, idPrefix: `c${drawn}-`, href });
  }
  const mounted = await part.hydrate({ ...at, idPrefix: ssr, href });
  delete element.dataset.ssr;
  return mounted;
}

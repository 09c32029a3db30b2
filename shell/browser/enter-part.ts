import type { Mounted, PartHost, Place, RemotePart } from '@umbral/protocol/remote/remote-part.ts';

type Given<Host extends PartHost> = Omit<Place<Host>, 'idPrefix' | 'href'>;

let drawn = 0;

/**
 * Brings a part into its element: it takes over the server's HTML where the element says so (`data-ssr` holds the prefix
 * of its ids, until that was tried), and draws from nothing elsewhere. What stood there stays where it cannot.
 */
export async function enterPart<Host extends PartHost>(part: RemotePart<Host>, at: Given<Host>): Promise<Mounted> {
  const { element } = at;
  const href = `${location.pathname}${location.search}`;
  const { ssr } = element.dataset;
  if (ssr === undefined) {
    drawn += 1;
    const idPrefix = `c${drawn}-`;
    return emptied(element, () => part.mount({ ...at, idPrefix, href }));
  }
  try {
    return await part.hydrate({ ...at, idPrefix: ssr, href });
  } finally {
    delete element.dataset.ssr;
  }
}

async function emptied(element: HTMLElement, draw: () => Promise<Mounted>): Promise<Mounted> {
  const before = [...element.childNodes];
  element.replaceChildren();
  try {
    return await draw();
  } catch (error) {
    element.replaceChildren(...before);
    throw error;
  }
}

import { decodeStreets, type StreetTile } from './decode-streets.ts';

/** The tiles of a street archive, as they come. */
export interface StreetStore {
  /** The closest zoom that the archive has; nothing before its header has come. */
  readonly closest: () => number | undefined;
  /** The tile of a spot, which is asked for where it has not come yet. */
  readonly tile: (zoom: number, x: number, y: number) => StreetTile | undefined;
  /** Called whenever something has come; gives the way to stop. */
  readonly listen: (onChange: () => void) => () => void;
}

/** Streets in sight from this zoom on: farther away they would be a grey cloth, and many requests. */
export const streetsFrom = 13;
const mostKept = 240;
const stores = new Map<string, StreetStore>();

/** The store of an archive: one for all maps of a page. Its reader comes with the first that is drawn. */
export function streetStore(url: string): StreetStore {
  const store = stores.get(url) ?? createStore(url);
  stores.set(url, store);
  return store;
}

function createStore(url: string): StreetStore {
  const listeners = new Set<() => void>();
  const tiles = new Map<string, StreetTile | undefined>();
  let closest: number | undefined;
  const archive = import(/* webpackChunkName: "streets" */ 'pmtiles').then(({ PMTiles }) => new PMTiles(url));
  const tell = () => {
    for (const listener of listeners) listener();
  };
  archive
    .then((reader) => reader.getHeader())
    .then(
      ({ maxZoom }) => {
        closest = maxZoom;
        tell();
      },
      // Our own ground stands without streets.
      () => undefined,
    );
  const ask = async (name: string, zoom: number, x: number, y: number) => {
    const found = await (await archive).getZxy(zoom, x, y).catch(() => undefined);
    if (!found) return;
    tiles.set(name, decodeStreets(found.data));
    tell();
  };
  return {
    closest: () => closest,
    tile: (zoom, x, y) => {
      const name = `${zoom}/${x}/${y}`;
      const known = tiles.get(name);
      const isAsked = tiles.has(name);
      tiles.delete(name);
      tiles.set(name, known);
      if (!isAsked) void ask(name, zoom, x, y);
      const [oldest] = tiles.keys();
      if (tiles.size > mostKept && oldest !== undefined) tiles.delete(oldest);
      return known;
    },
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

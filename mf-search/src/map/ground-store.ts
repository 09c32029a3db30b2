import { decodeTile, type GroundTile, type TileSpot } from './decode-tile.ts';
import { type GroundIndex, readGroundIndex } from './ground-index.ts';

/** The tiles of an edition of the ground, as they come. */
export interface GroundStore {
  readonly index: () => GroundIndex | undefined;
  /** The tile of a spot, which is asked for where it has not come yet. */
  readonly tile: (spot: TileSpot) => GroundTile | undefined;
  /** The tile of a spot if it has come. */
  readonly known: (spot: TileSpot) => GroundTile | undefined;
  /** Called whenever something has come; gives the way to stop. */
  readonly listen: (onChange: () => void) => () => void;
}

/** Two large screens of the level with most tiles. */
const mostKept = 240;
const retryMs = 15_000;
const stores = new Map<string, GroundStore>();

/** The store of an edition: one for all maps of a page. */
export function groundStore(url: string): GroundStore {
  const store = stores.get(url) ?? createStore(url);
  stores.set(url, store);
  return store;
}

function createStore(url: string): GroundStore {
  const listeners = new Set<() => void>();
  const tiles = new Map<string, GroundTile | undefined>();
  let index: GroundIndex | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const load = async <Read>(path: string, read: (response: Response) => Promise<Read>): Promise<Read | undefined> => {
    const response = await fetch(`${url}/${path}`);
    return response.ok ? read(response) : undefined;
  };
  const askIndex = async () => {
    index = await load('index.json', async (response) => readGroundIndex(await response.json())).catch(() => undefined);
    if (index) tell();
    // Outlines stand meanwhile.
    else setTimeout(askIndex, retryMs);
  };
  void askIndex();

  const ask = async (name: string, spot: TileSpot) => {
    const tile = await load(`${name}.mvt`, async (response) => decodeTile(await response.arrayBuffer(), spot)).catch(
      () => undefined,
    );
    if (!tile) {
      setTimeout(() => tiles.delete(name), retryMs);
      return;
    }
    tiles.set(name, tile);
    tell();
  };
  return {
    index: () => index,
    tile: (spot) => {
      const name = `${spot.level}/${spot.x}/${spot.y}`;
      const known = tiles.get(name);
      const isAsked = tiles.has(name);
      tiles.delete(name);
      tiles.set(name, known);
      if (!isAsked) void ask(name, spot);
      const [oldest] = tiles.keys();
      if (tiles.size > mostKept && oldest !== undefined) tiles.delete(oldest);
      return known;
    },
    known: ({ level, x, y }) => tiles.get(`${level}/${x}/${y}`),
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

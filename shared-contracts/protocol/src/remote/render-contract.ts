import type { LinkFlag } from '../composition/qa-link.ts';
import type { CurrencyState } from '../currency/currency-state.ts';
import type { DeclaredRoute } from '../routes/declared-route.ts';
import type { RemoteName } from '../routes/owners.ts';
import type { SettingValues } from '../settings/setting-data.ts';
import type { Head } from './head.ts';

/** What the shell's render pool asks of a remote's server bundle. Plain data: it crosses threads. */
export type RenderRequest = PageRequest | FragmentRequest;

interface RequestFacts {
  /** Absolute address of the page, as the visitor asked for it. */
  readonly url: string;
  /** Cookie header only on pages with a session; absent on anonymous, cacheable renders. */
  readonly headers: Readonly<Record<string, string>>;
  /** Prefix of React's ids, unique on the page, the same in the browser. */
  readonly idPrefix: string;
  readonly environment: RenderEnvironment;
}

export interface PageRequest extends RequestFacts {
  readonly kind: 'page';
  /** Of the route that the shell found for the address. */
  readonly routeKey?: string;
}

export interface FragmentRequest extends RequestFacts {
  readonly kind: 'fragment';
  readonly fragment: string;
  readonly props: unknown;
}

/** What differs between visitors and machines, in plain data. The browser receives the same object. */
export interface RenderEnvironment {
  readonly remote: RemoteName;
  readonly version: string;
  /** Base of the API for this side: an internal address on the server, `/api` in the browser. */
  readonly apiBase: string;
  readonly search: SearchAccess;
  readonly currency: CurrencyState;
  /** Public origin, without a final slash. */
  readonly origin: string;
  /** A tile server for the map; without it the map draws itself. */
  readonly mapTiles?: MapTiles;
  /** Where the tiles of our own ground lie; without it maps have outlines only. */
  readonly mapGround?: MapGround;
  /** An archive of streets over the ground. */
  readonly mapStreets?: MapTiles;
  /** What its environment says to this version (`settingsOf` of the kit gives them their types); absent where it declares none. */
  readonly settings?: SettingValues | undefined;
  /** Switches that a link of the platform turned on for this visitor; absent for everybody else. */
  readonly flags?: readonly LinkFlag[];
}

/** Tiles of others, and who must be named for them. */
export interface MapTiles {
  /** Of pictures the address with `{z}`, `{x}` and `{y}`; of streets the address of a PMTiles archive. */
  readonly url: string;
  readonly credit: string;
}

/** Our own ground, an edition of it: its files never change. */
export interface MapGround {
  /** Address of its folder, without a final slash: `index.json`, and `<level>/<x>/<y>.mvt`. */
  readonly url: string;
}

/** How to reach the index through the Algolia protocol. */
export interface SearchAccess {
  readonly appId: string;
  readonly apiKey: string;
  /** Host with path, as the client's `hosts[].url`; empty for hosted Algolia. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
}

/** What a remote gives back for a page or a fragment. */
export interface RenderResult {
  readonly status: number;
  /** Target of a redirect (status 3xx). */
  readonly location?: string;
  readonly head?: Head;
  readonly html: string;
  /** Hydration data, JSON-safe. */
  readonly state: unknown;
  /** Names of the page chunks used, keys of `assets.json` groups. */
  readonly chunks: readonly string[];
  /** Seconds that a shared cache may keep the answer; 0 for private pages. */
  readonly sharedMaxAge?: number;
  /** Something is missing from a page that is right otherwise: it is kept for a moment only. */
  readonly isPartial?: boolean;
  /** What a boundary caught, with its stack, where an error stands in the place of the page: for logs, never for a visitor. */
  readonly fault?: string;
}

/** The server half of a remote, exported as `render` and `remote` by `server.cjs`. */
export interface RemoteServer {
  readonly remote: RemoteName;
  /** Keys of the routes that have a page. */
  readonly pages: readonly string[];
  /** Chunk of the page of each route. */
  readonly chunks?: Readonly<Record<string, string>>;
  /** Routes of its pages that stand in no table. */
  readonly declared?: readonly DeclaredRoute[];
  readonly fragments: readonly string[];
  render(request: RenderRequest, signal: AbortSignal, mark: () => void): Promise<RenderResult>;
}

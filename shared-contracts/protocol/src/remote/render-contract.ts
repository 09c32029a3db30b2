import type { LinkFlag } from '../composition/qa-link.ts';
import type { CurrencyState } from '../currency/currency-state.ts';
import type { RemoteName } from '../routes/owners.ts';
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
  /** Switches that a link of the platform turned on for this visitor; absent for everybody else. */
  readonly flags?: readonly LinkFlag[];
}

/** Pictures of a tile server, and who must be named for them. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly credit: string;
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
}

/** The server half of a remote, exported as `render` and `remote` by `server.cjs`. */
export interface RemoteServer {
  readonly remote: RemoteName;
  /** Keys of the routes that have a page. */
  readonly pages: readonly string[];
  /** Chunk of the page of each route. */
  readonly chunks?: Readonly<Record<string, string>>;
  readonly fragments: readonly string[];
  render(request: RenderRequest, signal: AbortSignal, mark: () => void): Promise<RenderResult>;
}

import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import type { Layout, RemoteName, Robots } from '@umbral/protocol/routes/owners.ts';
import type { RouteFacts } from '@umbral/protocol/routes/route.ts';
import type { SettingValues } from '@umbral/protocol/settings/setting-data.ts';

/**
 * A page as a soft navigation gets it from the server, `GET /_part/<composition><path>?<query>`: a JSON block with
 * `PartHead`, a `<main>` with the page's HTML, whose slots for fragments are empty, and a mark that all of it is there.
 */
export type PartHead = DrawnPart | MovedPart;

/** A page with all that its drawing and its hydration need. */
export interface DrawnPart {
  readonly owner: RemoteName;
  /** Of the owner: that of the tab that asked, whose code takes the HTML over. */
  readonly version: string;
  /** Of the page: the answer itself is 200 for every page that could be drawn. */
  readonly status: number;
  readonly layout: Layout;
  readonly robots: Robots;
  /** Without structured data: only whole documents have them. */
  readonly head: Omit<Head, 'jsonLd'>;
  /** In which the HTML tells prices. */
  readonly currency: CurrencyState;
  /** What its owner was told while it was drawn; absent where that declares no settings. */
  readonly settings?: SettingValues | undefined;
  /** Prefix of React's ids. */
  readonly ssr: string;
  readonly state: unknown;
  readonly css: readonly PartFile[];
  readonly js: readonly PartFile[];
}

/** The page is somewhere else: a fact, so that the browser's address bar and history stay the shell's own. */
export interface MovedPart {
  readonly location: string;
}

/** A file of a release; one of a development server has no hash. */
export interface PartFile {
  readonly href: string;
  readonly integrity?: string;
}

/** Id of the JSON block. */
export const partId = 'umbral-part';

/** Id of what comes last: a part without it was cut off on its way. */
export const partEndId = 'umbral-part-end';

/** What is longer, in bytes of UTF-8, is drawn in the browser. */
export const longestPart = 1_000_000;

/** Whether the pages of a route come as parts: not those of the layout `clean` (doors, the map), and no secret stands in one more address. */
export function hasParts({ layout, isSecret = false }: Pick<RouteFacts, 'layout' | 'isSecret'>): boolean {
  return layout !== 'clean' && !isSecret;
}

/** Where the part of a page is, for a tab of a composition. */
export function partHref(composition: string, href: string): string {
  const [address = ''] = href.split('#');
  return `/_part/${composition}${address}`;
}

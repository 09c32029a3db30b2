import type { PageRow } from '@umbral/domain/routes/match.ts';
import type { OwnedTopicData } from '@umbral/protocol/events/topic-data.ts';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { SettingValues } from '@umbral/protocol/settings/setting-data.ts';
import type { FrameRequest } from './frame-contract.ts';

/** Ids of the document's fixed parts, the same on both sides. */
export const documentIds = {
  /** `<script type="application/json">` with `Boot`. */
  boot: 'umbral-boot',
  /** `<script type="application/json">` with `DocumentState`. */
  state: 'umbral-state',
  /** Root of the frame's header; holds `FrameResult.header`. */
  header: 'umbral-header',
  /** The page's slot, a `<main>`: see `slotAttributes`. */
  page: 'umbral-page',
  /** Root of the frame's footer; holds `FrameResult.footer`. */
  footer: 'umbral-footer',
  /** Empty `<div>`; the browser puts overlays of remotes in it. */
  overlays: 'umbral-overlays',
} as const;

/** Prefixes of React's ids: one per root of the document, given to `identifierPrefix` on both sides. */
export const idPrefixes = {
  header: 'h-',
  footer: 'o-',
  page: 'p-',
  /** The n-th fragment of the document. */
  fragment: (index: number) => `f${index}-`,
} as const;

/**
 * Attributes of a slot that holds server HTML, on the page's `<main>` and on each filled `div[data-fragment]`:
 * `data-ssr="<id prefix>"` and `data-boundary="<owner>"`. Without `data-ssr` the browser renders from nothing
 * (a page that failed with 503 gets its second chance that way).
 */
export const slotAttributes = { ssr: 'data-ssr', boundary: 'data-boundary' } as const;

/** A remote as the browser must know it to load it. */
export interface BootRemote {
  readonly name: RemoteName;
  readonly version: string;
  /** Address of the container: `/r/<name>/<version>/web/remoteEntry.<hash>.js`, or a loopback origin in development. */
  readonly entry: string;
  /** `sha384-…` of the container; must be present unless `dev`. */
  readonly integrity?: string;
  readonly dev?: true;
  /** Fragments that this version offers. */
  readonly fragments: readonly string[];
  /** What its environment says to it; absent where it declares no settings. */
  readonly settings?: SettingValues | undefined;
}

/** What differs between documents, without what differs between remotes. */
export type SharedEnvironment = Omit<RenderEnvironment, 'remote' | 'version' | 'settings'>;

/** What the server tells the browser about this document. */
export interface Boot {
  /** Id of the composition: which version of every part made this document. */
  readonly composition: string;
  readonly shellVersion: string;
  readonly environment: SharedEnvironment;
  /** What the page's slot holds: a remote's page or one of the shell's own. */
  readonly page: { readonly owner: RemoteName | 'shell'; readonly status: number };
  /** The release keeps pages on devices. */
  readonly keepsPages?: true;
  /** The request that drew header and footer, for their hydration. */
  readonly frame: FrameRequest;
  /** Every active remote, those of this page and the others. A remote that is switched off is not in the list. */
  readonly remotes: readonly BootRemote[];
  /** Their pages whose routes stand in no table; absent where there are none. */
  readonly routes?: readonly PageRow[];
  /** Topics that they declare; absent where there are none. */
  readonly topics?: Readonly<Record<string, OwnedTopicData>>;
}

/** Hydration data of the page and of its fragments, as the remotes' servers gave them. */
export interface DocumentState {
  readonly page?: unknown;
  /** By the value of the slot's `data-ssr`. */
  readonly fragments: Readonly<Record<string, unknown>>;
}

/** Reads the document's boot data; a document without it cannot start. */
export function readBoot(root: Document): Boot {
  return JSON.parse(textOf(root, documentIds.boot)) as Boot;
}

/** Reads the document's hydration data. */
export function readState(root: Document): DocumentState {
  return JSON.parse(textOf(root, documentIds.state)) as DocumentState;
}

function textOf(root: Document, id: string): string {
  const text = root.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document has no #${id}`);
  return text;
}

/** Text of a JSON block that cannot end its script element. */
export function toJsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

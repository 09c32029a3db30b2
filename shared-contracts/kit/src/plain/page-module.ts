import type { Head } from '@umbral/protocol/remote/head.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { DeclaredRoute } from '@umbral/protocol/routes/declared-route.ts';

/** What a page's loader gets. */
export interface PageArgs {
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly context: RemoteContext;
  readonly signal: AbortSignal;
}

interface PageDeclaration<Data, View> {
  /** JSON-safe; throws `PageAway` where there is no such page. */
  readonly load: (args: PageArgs) => Data | Promise<Data>;
  readonly head: (data: Data) => Head;
  /** What the adapter draws with: a component of its framework. */
  readonly view: View;
}

/** A page's module as the adapter handles it, whatever its data are. */
export interface PageModule<View> {
  readonly load: (args: PageArgs) => Promise<unknown>;
  readonly head: (data: unknown) => Head;
  readonly view: View;
}

/** Declares what a page loads, says of itself and is drawn with. */
export function pageModule<Data, View>({ load, head, view }: PageDeclaration<Data, View>): PageModule<View> {
  return { load: async (args) => load(args), head: (data) => head(data as Data), view };
}

/** A page of a remote, with its route, which stands in no table. */
export interface PlainPage<View> {
  readonly route: DeclaredRoute;
  /** Name of the page's chunk, the same as in the import's `webpackChunkName`. */
  readonly chunk: string;
  readonly load: () => Promise<{ readonly page: PageModule<View> }>;
}

/** Thrown by a loader: no such page, and its words for people. */
export class PageAway extends Error {
  readonly status: number;

  constructor(text: string, status = 404) {
    super(text);
    this.name = 'PageAway';
    this.status = status;
  }
}

/** Data of the view that stands in the place of a page that cannot be shown. */
export interface Failure {
  readonly status: number;
  readonly text: string;
}

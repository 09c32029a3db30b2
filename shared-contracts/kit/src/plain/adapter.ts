import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';

/** What a view is drawn with. */
export interface Drawn<View> {
  readonly view: View;
  readonly data: unknown;
  readonly idPrefix: string;
  readonly context: RemoteContext;
}

/** A view on the page. */
export interface Drawing {
  /** The same view with other data. */
  readonly update: (data: unknown) => void;
  readonly remove: () => Promise<void>;
}

/** Draws a view into an element; with `isServerDrawn` it takes over what the server drew there of the same data. */
export type DrawInBrowser<View> = (
  drawn: Drawn<View> & { readonly element: HTMLElement; readonly isServerDrawn: boolean },
) => Drawing;

/** Draws a view as HTML. */
export type DrawOnServer<View> = (drawn: Drawn<View>) => string;

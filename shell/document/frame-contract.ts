import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import type { Layout } from '@umbral/protocol/routes/owners.ts';

/** What the frame needs to know of a request to draw itself; the browser receives the same object and hydrates with it. */
export interface FrameRequest {
  readonly layout: Layout;
  /** Path of the page, for the current menu entry and the links that come back to it. */
  readonly pathname: string;
  readonly currency: CurrencyState;
  /** Year in the footer. */
  readonly year: number;
  /** The homes, firms and people shown are invented. */
  readonly isDemo: boolean;
}

/** The frame around the owner's slot, in two roots that hydrate on their own. Empty where the layout has none. */
export interface FrameResult {
  readonly header: string;
  readonly footer: string;
}

/** Pages that the shell itself draws. */
export type ShellPage =
  | { readonly kind: 'not-found'; readonly message?: string }
  | { readonly kind: 'error' }
  | { readonly kind: 'unavailable' };

/** What `artifacts/shell/<version>/node/frame.cjs` exports. */
export interface FrameServer {
  renderFrame(request: FrameRequest): FrameResult;
  /** The inside of the page slot for an error page, and its title. */
  renderShellPage(page: ShellPage): { readonly html: string; readonly title: string };
}

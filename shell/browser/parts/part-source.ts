import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { DrawnPart } from '../../document/page-part.ts';

/** What came of asking the server for a page. */
export type PartOutcome = PagePart | { readonly location: string } | 'unstyled';

/** A page that can be put in its place: its looks are in the document. */
export interface PagePart {
  readonly facts: DrawnPart;
  /** Its children are the page; they move into the slot. */
  readonly main: Element;
}

/** Pages as the server draws them for soft navigations. */
export interface PartSource {
  /** Asks for the part of a page that may come next; false where there is none. */
  want(owner: RemoteName, href: string): Promise<boolean>;
  /** Undefined where there is no part, or none that may be used: then the page is drawn here. */
  take(owner: RemoteName, href: string, signal: AbortSignal): Promise<PartOutcome | undefined>;
}

import type { ShownPage } from '@umbral/protocol/remote/remote-host.ts';
import type { Layout, RemoteName, Robots } from '@umbral/protocol/routes/owners.ts';
import type { PageSlot } from './page-slot.ts';

/** What the frame and the visitor were told of a page. */
export interface ToldPage {
  readonly page: ShownPage;
  readonly facts: { readonly robots: Robots; readonly layout: Layout };
}

/** Where pages of remotes stand. */
export interface PageStage {
  current(): { readonly slot: HTMLElement; readonly told: ToldPage | undefined };
  /** Puts a page back that stood here before, and tells of it. */
  show(slot: HTMLElement, told: ToldPage): void;
  pageOf(name: RemoteName): PageSlot;
}

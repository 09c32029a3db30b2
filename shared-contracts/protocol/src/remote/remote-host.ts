import type { RemoteName } from '../routes/owners.ts';
import type { Head } from './head.ts';
import type { PartHost, RemotePart } from './remote-part.ts';

/** A page that is now on the screen. */
export interface ShownPage {
  /** Path with query. */
  readonly href: string;
  readonly status: number;
  readonly head: Head;
  readonly action: 'PUSH' | 'REPLACE' | 'POP';
  /** The navigation asked to leave scroll and focus where they are. */
  readonly keepsPlace: boolean;
  /** The page is the one that the server drew: its head and scroll stand already. */
  readonly hydrated: boolean;
}

/** A remote's router while it is on the page. */
export interface MountedRouter {
  navigate(href: string): void;
  /** Another remote takes over: whatever is still loading must not change the address any more. */
  stop(): void;
  /**
   * Its page goes out of sight as it stands: until it is woken, it neither hears of the address bar nor changes it.
   * Undefined where something is still on its way.
   */
  rest?(): (() => void) | undefined;
}

/** What the shell gives a remote's pages in the browser. */
export interface RemoteHost extends PartHost {
  /** Who owns a path; undefined: nobody, the server will answer. */
  ownerOf(pathname: string): RemoteName | 'shell' | undefined;
  /** Loads a chunk with the ladder heal, retry and, when the visitor is going there, one reload of `href`. */
  recover<Value>(load: () => Promise<Value>, href?: string): Promise<Value>;
  /** Updates head, scroll, focus and the announcement. */
  pageShown(page: ShownPage): void;
  /** The mounted router takes the shell's navigations to its own pages until it is gone. */
  routerMounted(router: MountedRouter | undefined): void;
  /** A navigation inside the remote is under way, or is over. */
  busy(isBusy: boolean): void;
  /** An error that the remote's router caught: its page says so and goes on. Absent in shells from before there was it. */
  reportFault?(error: unknown): void;
  /** Mounts the remote again from nothing. */
  retry(): void;
}

/** The pages of a remote: what its `./app` exposes as `remote`. */
export type PagesPart = RemotePart<RemoteHost>;

import type { AppProps } from 'single-spa';
import type { RemoteName } from '../routes/owners.ts';
import type { Head } from './head.ts';
import type { RemoteContext } from './remote-context.ts';

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

/** What the shell gives a remote's lifecycles in the browser, beside the remote's own context. */
export interface RemoteHost {
  readonly context: RemoteContext;
  /** Who owns a path; undefined: nobody, the server will answer. */
  ownerOf(pathname: string): RemoteName | 'shell' | undefined;
  /** Hydration data of the page; only the first remote of a document gets them, and once. */
  takePageState(): unknown;
  /** Loads a chunk with the ladder heal, retry and, when the visitor is going there, one reload of `href`. */
  recover<Value>(load: () => Promise<Value>, href?: string): Promise<Value>;
  /** Updates head, scroll, focus and the announcement. */
  pageShown(page: ShownPage): void;
  /** The mounted router takes the shell's navigations to its own pages until it is gone. */
  routerMounted(router: MountedRouter | undefined): void;
  /** A navigation inside the remote is under way, or is over. */
  busy(isBusy: boolean): void;
  /** An error in the remote's tree that no page caught. */
  reportFailure(error: unknown): void;
  /** An error that the remote's router caught: its page says so and goes on. Absent in shells from before there was it. */
  reportFault?(error: unknown): void;
  /** Mounts the remote again from nothing. */
  retry(): void;
}

/** What the shell's registration gives to the lifecycles. */
export type PageProps = { readonly domElement: HTMLElement; readonly host: RemoteHost };

/** Props of the lifecycles. */
export type RemoteProps = PageProps & AppProps;

/** What a remote's `./app` exposes as `remote`. */
export interface Remote {
  readonly name: RemoteName;
  bootstrap(props: RemoteProps): Promise<unknown>;
  readonly mount: readonly ((props: RemoteProps) => Promise<unknown>)[];
  readonly unmount: readonly ((props: RemoteProps) => Promise<unknown>)[];
  /** Loads the code of a page ahead of its navigation; rejects when it cannot be had. */
  preload(href: string, host: RemoteHost): Promise<void>;
  /** Loads code and data of a page ahead of its navigation; the data serve one navigation within 30 s. */
  prefetch(href: string, host: RemoteHost): Promise<void>;
}

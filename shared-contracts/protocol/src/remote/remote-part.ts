import type { RemoteContext } from './remote-context.ts';

/** What the shell gives every part of a remote in the browser. */
export interface PartHost {
  readonly context: RemoteContext;
  /** The part cannot go on, and has said so in its place. */
  readonly reportFailure: (error: unknown) => void;
}

/** Where a part stands, and with what. */
export interface Place<Host extends PartHost = PartHost> {
  readonly element: HTMLElement;
  /** Prefix of ids, unique on the page; of server HTML the one that it was drawn with. */
  readonly idPrefix: string;
  /** What the remote's server half gave beside its HTML; of a page that the browser draws undefined. */
  readonly state: unknown;
  /** What the embedding page wrote, of whatever version; of a page undefined. */
  readonly props: unknown;
  /** Path with query of the address bar. */
  readonly href: string;
  readonly host: Host;
}

/** A part on the page. */
export interface Mounted {
  /**
   * Goes on in its place: a fragment with other props and their data, a page at another address of its own. A page whose
   * router has told the shell of itself (`routerMounted`) hears of addresses there, and not here.
   */
  readonly update: (next: MountedChange) => Promise<void>;
  /** Leaves its element empty, and nothing else behind. */
  readonly unmount: () => Promise<void>;
}

export interface MountedChange {
  readonly props?: unknown;
  readonly state?: unknown;
  readonly href?: string;
}

/**
 * What a remote exposes in the browser, whatever it is made with: `./app` as `remote`, `./fragment-<name>` as `fragment`.
 * A rejection is told and leaves the server's HTML where there is some.
 */
export interface RemotePart<Host extends PartHost = PartHost> {
  /** Draws into an empty element. */
  readonly mount: (at: Place<Host>) => Promise<Mounted>;
  /** Takes over the HTML of its server half. */
  readonly hydrate: (at: Place<Host>) => Promise<Mounted>;
  /** Loads the code of a page ahead of its navigation; rejects when it cannot be had. */
  readonly preload?: (href: string, host: Host) => Promise<void>;
  /** Loads code and data of a page ahead of its navigation; the data serve one navigation within 30 s. */
  readonly prefetch?: (href: string, host: Host) => Promise<void>;
}

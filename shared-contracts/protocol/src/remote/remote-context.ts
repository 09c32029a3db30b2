import type { CallApi } from '../calls/call-api.ts';
import type { RemoteBus } from '../events/bus.ts';
import type { FragmentAddress } from './fragment-address.ts';
import type { RenderEnvironment } from './render-contract.ts';

/** Who is signed in, as far as the browser may know. */
export interface Session {
  readonly id: number;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly roles: readonly string[];
}

export interface ToastMessage {
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** Default by tone: 3000 for success, 2000 for info, 4000 otherwise. */
  readonly durationMs?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The one typed object that a remote receives; loaders find it in the router's context, components by `useRemote`. */
export interface RemoteContext {
  readonly environment: RenderEnvironment;
  readonly call: CallApi;
  /** On the server a bus that keeps nothing: only retained facts of the first view can be read. */
  readonly bus: RemoteBus;
  /** Shows a message; does nothing on the server. */
  readonly toast: (message: ToastMessage) => void;
  /** Goes to any address of the portal, also of another remote; an invalid target is an error. */
  readonly navigate: (href: string) => void;
  /**
   * Fetches what may be wanted, when there is time: not on a line that is to be spared, and given up where the visitor is
   * on the way to another page by then. Absent on the server and in shells from before there was it.
   */
  readonly speculate?: (fetchAhead: () => void) => void;
  /** Fills a slot with another remote's fragment; gives the way to empty it. Used by `Fragment`, not by pages. */
  readonly mountFragment: (slot: HTMLElement, of: FragmentAddress, props: string) => () => void;
}

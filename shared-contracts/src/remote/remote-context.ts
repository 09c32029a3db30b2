import { createContext as createReactContext, useContext } from 'react';
// By the package's name: this request is shared with the shell in the browser.
import { createContext } from 'shared-contracts/router/router.ts';
import type { Endpoint, EndpointInput, EndpointOutput } from '../api/endpoint.ts';
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

/** Makes one call of the contract: builds the address, sends, and parses the answer's shape. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: { readonly signal?: AbortSignal },
) => Promise<EndpointOutput<E>>;

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
  /** Fills a slot with another remote's fragment; gives the way to empty it. Used by `Fragment`, not by pages. */
  readonly mountFragment: (slot: HTMLElement, of: FragmentAddress, props: string) => () => void;
}

/** Key of the remote's context in loaders and actions: `context.get(remoteContext)`. */
export const remoteContext = createContext<RemoteContext>();

/** React's side of the same object. */
export const RemoteReactContext = createReactContext<RemoteContext | undefined>(undefined);

/** The remote's context inside components. */
export function useRemote(): RemoteContext {
  const context = useContext(RemoteReactContext);
  if (!context) throw new Error('useRemote is used outside a remote');
  return context;
}

import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import type { Layout } from '@umbral/protocol/routes/owners.ts';
import { createContext, useContext } from 'react';
import type { CurrencyStore } from '../currency/currency-store.ts';
import type { SessionStore } from '../session/session-store.ts';

/** What the frame's components can reach; on the server everything stands still. */
export interface FramePorts {
  readonly session: SessionStore;
  readonly currency: CurrencyStore;
  readonly bus: OwnedBus;
  readonly call: CallApi;
  /** Layout of the page at a path, one that its remote declares included; `error` where there is none. */
  readonly layoutOf: (path: string) => Layout;
  /** Mounts a fragment of a remote into an empty element; gives the way to unmount it. Tells when it cannot be had. */
  readonly mountFragment: (of: string, props: unknown, element: HTMLElement, onFailed?: () => void) => () => void;
}

const FramePortsContext = createContext<FramePorts | undefined>(undefined);

export const FramePortsProvider = FramePortsContext.Provider;

/** The ports inside the frame. */
export function useFrame(): FramePorts {
  const ports = useContext(FramePortsContext);
  if (!ports) throw new Error('a frame component is drawn outside its provider');
  return ports;
}

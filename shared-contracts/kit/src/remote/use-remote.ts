import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
// By the package's name: this request is shared with the shell in the browser.
import { createContext } from '@umbral/protocol/router/router.ts';
import { createContext as createReactContext, useContext } from 'react';

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

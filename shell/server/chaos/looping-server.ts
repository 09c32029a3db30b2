import type { RemoteServer } from '@umbral/protocol/remote/render-contract.ts';

// A server half that never gives its thread back; only threads of links load it.
export const remote: RemoteServer['remote'] = 'mf-search';
export const fragments: RemoteServer['fragments'] = [];

/** Runs for ever, as `for (;;);` in a remote would. */
export const render: RemoteServer['render'] = () => {
  for (;;);
};

import { RemoteReactContext, useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { type ReactNode, useMemo } from 'react';
import { previewTexts as texts } from '../../texts/preview-texts.ts';

/** A remote whose parts may read and listen, while whatever they would do is answered by a kind word. */
function sealed(remote: RemoteContext): RemoteContext {
  const { bus, toast } = remote;
  const call: CallApi = (endpoint, input, options) =>
    endpoint.method === 'GET'
      ? remote.call(endpoint, input, options)
      : Promise.reject(new Error(`${endpoint.id} is not for previews`));
  return {
    ...remote,
    call,
    bus: {
      ...bus,
      publish: () => undefined,
      ask: () => toast({ tone: 'info', text: texts.noAction, durationMs: 5000 }),
      handle: () => () => undefined,
    },
  };
}

/** Holds the parts of a page, today's and those to come, of which nothing may reach anybody. */
export function SealedRemote({ children }: { readonly children: ReactNode }) {
  const remote = useRemote();
  const quiet = useMemo(() => sealed(remote), [remote]);
  return <RemoteReactContext value={quiet}>{children}</RemoteReactContext>;
}

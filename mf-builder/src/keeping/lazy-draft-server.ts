import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { DraftServer, ServerDraft } from './draft-server.ts';

/** The drafts of the API, whose code comes with the first save; where it cannot be had, the API is away. */
export function lazyDraftServer(call: CallApi, whole: (form: ServerDraft['form']) => ServerDraft['form']): DraftServer {
  const load = async () => {
    const { apiDraftServer } = await import(/* webpackChunkName: "form-calls" */ './api-draft-server.ts');
    return apiDraftServer(call, whole);
  };
  return {
    save: (draft) =>
      load().then(
        (server) => server.save(draft),
        () => ({ kind: 'away' }),
      ),
    read: (id) =>
      load().then(
        (server) => server.read(id),
        () => undefined,
      ),
  };
}

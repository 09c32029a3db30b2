import { deleteDraft } from '@umbral/domain/api/builder-drafts.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Throws a draft away; one that is gone already is as good. */
export async function discardDraft(call: CallApi, draft: number): Promise<void> {
  await foundOrNothing(call(deleteDraft, { params: { id: draft } }));
}

import { type PreviewLink, revokePreview, sharePreview } from '@umbral/domain/api/project-previews.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { PreviewSubject } from './preview-subject.ts';

/** The link of a preview, made where there is none. */
export async function linkOf(call: CallApi, { draftId, projectId }: PreviewSubject): Promise<PreviewLink> {
  const body = draftId === null ? { project_id: projectId } : { draft_id: draftId };
  return (await call(sharePreview, { body })).data;
}

/** Takes a link back. */
export async function endLink(call: CallApi, id: number): Promise<void> {
  await call(revokePreview, { params: { id } });
}

import { listComments, type ProjectComment, settleComment, writeComment } from '@umbral/domain/api/project-comments.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** What is commented: a draft, or a project where it has none; neither before the first save. */
export interface CommentSubject {
  readonly draftId: number | null;
  readonly projectId: number | null;
}

const subjectOf = ({ draftId, projectId }: CommentSubject) =>
  draftId === null ? { project_id: projectId ?? 0 } : { draft_id: draftId };

/** The whole conversation, the oldest first. */
export async function readComments(call: CallApi, subject: CommentSubject): Promise<readonly ProjectComment[]> {
  return (await call(listComments, { query: subjectOf(subject) })).data;
}

/** Says something, once for each key. */
export async function say(
  call: CallApi,
  subject: CommentSubject,
  comment: { readonly text: string; readonly path: string | null; readonly key: string },
): Promise<ProjectComment> {
  return (await call(writeComment, { body: { ...subjectOf(subject), ...comment } })).data;
}

/** Settles a comment, or opens it again. */
export async function settle(call: CallApi, id: number, settled: boolean): Promise<ProjectComment> {
  return (await call(settleComment, { params: { id }, body: { settled } })).data;
}

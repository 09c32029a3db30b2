import { listComments } from '@umbral/domain/api/comments.ts';
import type { Comment } from '@umbral/domain/editorial/comment.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Comments of an article, newest first, each with its replies, oldest first. */
export async function loadComments(call: CallApi, slug: string): Promise<Comment[]> {
  const { data } = await call(listComments, { params: { slug } });
  return data;
}

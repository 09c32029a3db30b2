import { listComments } from 'shared-contracts/api/comments.ts';
import type { Comment } from 'shared-contracts/domain/comment.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';

/** Comments of an article, newest first, each with its replies, oldest first. */
export async function loadComments(call: CallApi, slug: string): Promise<Comment[]> {
  const { data } = await call(listComments, { params: { slug } });
  return data;
}

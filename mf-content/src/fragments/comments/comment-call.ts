import { saveComment } from '@umbral/domain/api/comments.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { commentsTexts as texts } from '../../texts/comments-texts.ts';
import type { CommentValues } from './comment-values.ts';

interface CommentPlace {
  readonly articleId: number;
  /** The comment that is answered. */
  readonly replyTo?: number;
  readonly session?: Session;
}

/** Writes a comment or a reply [B068]; throws when the server cannot be reached or fails. */
export async function postComment(call: CallApi, values: CommentValues, place: CommentPlace): Promise<Outcome<void>> {
  const { articleId, replyTo, session } = place;
  const writer = session && { user_name: `${session.name} ${session.lastName}`.trim(), user_mail: session.email };
  const body = {
    ...values,
    ...writer,
    node_id: articleId,
    comment_id: replyTo ?? 0,
    user_id: session?.id ?? 0,
    user_key: visitorKey(),
  };
  const { ok, error } = await call(saveComment, { body });
  return ok === 1 ? sent(undefined) : refused(error ?? texts.failed);
}

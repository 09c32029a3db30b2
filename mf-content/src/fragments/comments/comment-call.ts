import { saveComment } from 'shared-contracts/api/comments.ts';
import type { CallApi, Session } from 'shared-contracts/remote/remote-context.ts';
import { textOf } from '../../model/form-values.ts';
import { visitorKey } from '../../model/visitor-key.ts';
import { refusalOf } from '../../refusal.ts';
import { commentsTexts as texts } from '../../texts/comments-texts.ts';
import type { Answer } from '../../ui/use-sending-form.ts';
import { type CommentField, commentFieldOfCall } from './comment-values.ts';

interface CommentPlace {
  readonly articleId: number;
  /** The comment that is answered. */
  readonly replyTo?: number;
  readonly session?: Session;
}

/** Writes a comment or a reply [B068]; throws when the server cannot be reached or fails. */
export async function postComment(call: CallApi, data: FormData, place: CommentPlace): Promise<Answer<CommentField>> {
  const { articleId, replyTo, session } = place;
  const body = {
    node_id: articleId,
    comment_id: replyTo ?? 0,
    content: textOf(data, 'content'),
    subject: textOf(data, 'subject'),
    user_id: session?.id ?? 0,
    user_name: session ? `${session.name} ${session.lastName}`.trim() : textOf(data, 'name'),
    user_mail: session?.email ?? textOf(data, 'email'),
    user_key: visitorKey(),
  };
  try {
    const { ok, error } = await call(saveComment, { body });
    if (ok === 1) return { kind: 'accepted', text: replyTo ? texts.replySent : texts.sent };
    return { kind: 'refused', text: error ?? texts.failed };
  } catch (error) {
    return refusalOf(error, commentFieldOfCall);
  }
}

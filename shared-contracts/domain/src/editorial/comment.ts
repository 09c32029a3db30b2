import { z } from 'zod';
import { commentContent, commentName, commentSubject, email } from '../fields/fields.ts';
import { id, isoMoment, visitorKey } from '../vocabulary/identifier.ts';

/** A comment as it is sent: 0 for a top-level one and for an anonymous author. */
export const commentPayload = z.strictObject({
  node_id: id,
  comment_id: z.union([z.literal(0), id]),
  content: commentContent,
  user_id: z.union([z.literal(0), id]),
  subject: commentSubject,
  user_name: commentName,
  user_mail: email,
  user_key: visitorKey,
});
export type CommentPayload = z.infer<typeof commentPayload>;

export const commentReply = z.object({
  id,
  name: z.string(),
  subject: z.string(),
  content: z.string(),
  created_at: isoMoment,
});

/** A comment as it is shown: never with the author's e-mail. */
export const comment = commentReply.extend({ replies: z.array(commentReply) });
export type Comment = z.infer<typeof comment>;
export type CommentReply = z.infer<typeof commentReply>;

import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

/** Mails about comments: `commentId` is the newest that the letter tells. */
export const commentOrder = z.object({ template: z.literal('project-comments'), commentId: z.int().positive() });
export type CommentOrder = z.output<typeof commentOrder>;

export const enqueueCommentMail: EnqueueMail<CommentOrder> = enqueueMail;

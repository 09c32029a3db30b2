import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

/** Mails about shared lists. */
export const boardOrder = z.object({ template: z.literal('board-news'), boardId: z.int().positive() });
export type BoardOrder = z.output<typeof boardOrder>;

export const enqueueBoardMail: EnqueueMail<BoardOrder> = enqueueMail;

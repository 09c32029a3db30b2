import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const id = z.int().positive();

/** Letters about a home that somebody waits for. */
export const watchOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('unit-watch-confirm'), watchId: id }),
  z.object({ template: z.literal('unit-free'), watchId: id }),
]);
export type WatchOrder = z.output<typeof watchOrder>;

export const enqueueWatchMail: EnqueueMail<WatchOrder> = enqueueMail;

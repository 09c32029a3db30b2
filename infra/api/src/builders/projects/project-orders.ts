import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const id = z.int().positive();

/** Mails about projects; `auditId` is the entry of the log that a mail tells about. */
export const projectOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('project-state'), auditId: id }),
  z.object({ template: z.literal('specification-decided'), auditId: id }),
  z.object({ template: z.literal('project-request'), requestId: id }),
  z.object({ template: z.literal('project-request-answered'), requestId: id }),
]);
export type ProjectOrder = z.output<typeof projectOrder>;

export const enqueueProjectMail: EnqueueMail<ProjectOrder> = enqueueMail;

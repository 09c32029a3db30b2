import type { Letter } from '../../engine/mail/mail-letter.ts';
import * as write from './deletion-letters.ts';
import type { DeletionOrder } from './deletion-orders.ts';
import { keepPath } from './deletion-paths.ts';

const name = 'Ana';
const askedAt = new Date('2026-11-03T15:00:00Z');
const doneAt = new Date('2026-11-17T15:00:00Z');

/** The letters about deletions with invented contents. */
export const deletionExamples: Readonly<Record<DeletionOrder['template'], (origin: string) => readonly Letter[]>> = {
  'deletion-asked': (origin) => [write.deletionAsked(name, doneAt, `${origin}/api${keepPath}?token=ejemplo`)],
  'account-kept': (origin) => [write.accountKept(name, origin)],
  'account-deleted': (origin) => [write.accountDeleted(name, { askedAt, doneAt }, origin)],
};

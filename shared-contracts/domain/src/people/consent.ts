import { z } from 'zod';
import { isoMoment } from '../vocabulary/identifier.ts';

/** What people agree to, each by itself. */
export const consentPurposes = ['terms', 'contact', 'newsletter', 'alerts', 'third-parties', 'cookies'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Purposes that end by being taken back: the terms end with the account, and cookies are chosen. */
export const withdrawablePurposes = ['contact', 'newsletter', 'alerts', 'third-parties'] as const;
export type WithdrawablePurpose = (typeof withdrawablePurposes)[number];

/** One yes or no of a person, with the very sentence that it was said to. */
export const consentEntry = z.object({
  purpose: z.enum(consentPurposes),
  granted: z.boolean(),
  sentence: z.string(),
  version: z.string(),
  /** What it was about, where it was about one thing: a project. */
  about: z.string().nullable(),
  at: isoMoment,
});
export type ConsentEntry = z.output<typeof consentEntry>;

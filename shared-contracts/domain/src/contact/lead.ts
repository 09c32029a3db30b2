import { z } from 'zod';
import { leadEmail, leadName, phone, required } from '../fields/fields.ts';

/** The stand-alone lead form; all values are trimmed [B070]. */
export const lead = z.object({
  form: z.string().trim().min(1).max(60),
  name: leadName,
  email: leadEmail,
  phone,
  /** Country of a number without its code (ISO); absent: the product's own. */
  phone_country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  home_city: required,
  interest_city: required,
  agree_terms: z.literal('S'),
  utm_source: z.string().trim().max(120).optional(),
  utm_medium: z.string().trim().max(120).optional(),
});
export type Lead = z.infer<typeof lead>;

export const emailVerdicts = ['ok', 'ok_for_all', 'invalid', 'disposable', 'unknown'] as const;
export const emailVerdict = z.enum(emailVerdicts);
export type EmailVerdict = z.infer<typeof emailVerdict>;

/** Whether mail surely reaches an address; what lead forms accept [B070]. */
export function isReachable(verdict: EmailVerdict): boolean {
  return verdict === 'ok' || verdict === 'ok_for_all';
}

/** Whether a form takes an address: reachable ones, and those of which the verifier could not tell [B070]. */
export function countsAsValid(verdict: EmailVerdict): boolean {
  return isReachable(verdict) || verdict === 'unknown';
}

import { z } from 'zod';
import { roles } from '../vocabulary/vocabulary.ts';

/** What can happen to the safety of an account, as the log of security calls it. */
export const securityEventKinds = [
  'account-created',
  'signed-in',
  'sign-in-failed',
  'strangers-slowed',
  'signed-out',
  'session-ended',
  'sessions-ended',
  'password-changed',
  'password-recovered',
  'password-failed',
  'reset-requested',
  'unlocked',
  'provider-linked',
  'provider-unlinked',
  'factor-added',
  'factor-removed',
  'factor-failed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'operator-code-issued',
  'roles-changed',
  'blocked',
  'unblocked',
  'people-searched',
  'person-read',
  'data-read',
  'contacts-exported',
  'webhook-changed',
  'log-read',
  'data-exported',
  'deletion-requested',
  'deletion-taken-back',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** What opened a session: the last thing that was shown. */
export const signInWays = [
  'password',
  'provider',
  'passkey',
  'totp',
  'recovery',
  'operator-code',
  'mail-code',
] as const;
export type SignInWay = (typeof signInWays)[number];

/** Who did it: whoever used the account or tried to, the team of the portal, or a command on the server. */
export const securityActors = ['person', 'staff', 'command'] as const;
export type SecurityActor = (typeof securityActors)[number];

/** What staff read besides accounts. */
export const readThings = [
  'project-requests',
  'form-answers',
  'survey-answers',
  'builder-contacts',
  'portal-contacts',
] as const;

/** How it happened, as far as its person is told. */
export const ownSecurityFacts = z
  .object({ way: z.enum(signInWays), provider: z.string(), factor: z.enum(['passkey', 'totp']) })
  .partial();

export type OwnSecurityFacts = z.output<typeof ownSecurityFacts>;

/** What else is known of an event: numbers and words of lists, and the reason that staff gave. */
export const securityFacts = ownSecurityFacts.extend(
  z
    .object({
      before: z.array(z.enum(roles)),
      after: z.array(z.enum(roles)),
      builder: z.string(),
      reason: z.string(),
      what: z.enum(readThings),
      /** Numbers of the accounts that a search or a list showed. */
      found: z.array(z.int()),
    })
    .partial().shape,
);
export type SecurityFacts = z.output<typeof securityFacts>;

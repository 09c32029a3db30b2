import { session } from '@umbral/protocol/events/catalogue.ts';
import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

/** What the shell hears of remotes, and asks them; it can do without each of them. */
export const topics = {
  'content/newsletter-joined': { kind: 'fact', of: 'mf-content', schema: z.object({}) },
  'content/survey-closed': { kind: 'fact', of: 'mf-content', schema: z.object({}) },
  'content/audience-quest-changed': {
    kind: 'fact',
    of: 'mf-content',
    retained: true,
    schema: z.object({ active: z.boolean() }),
  },
  'fair/state-changed': {
    kind: 'fact',
    of: 'mf-fair',
    retained: true,
    schema: z.object({ active: z.boolean(), hyphenized: z.nullable(z.string()) }),
  },
  'account/signed-in': { kind: 'fact', of: 'mf-account', personal: true, schema: z.object({ session }) },
  'account/signed-out': { kind: 'fact', of: 'mf-account', crossTab: true, schema: z.object({}) },
  'account/sign-out': { kind: 'intent', of: 'mf-account', schema: z.object({}) },
  'comparator/open': {
    kind: 'intent',
    of: 'mf-comparator',
    schema: z.object({
      from: z.enum(['link', 'header']),
      plantIds: z.optional(z.array(z.int().check(z.positive()))),
    }),
  },
} as const satisfies DeclaredTopics;

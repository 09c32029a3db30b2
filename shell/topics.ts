import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

/** What the shell hears of remotes that it can do without: of one that is not there, nothing. */
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
} as const satisfies DeclaredTopics;

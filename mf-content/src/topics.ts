import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

export const topics = {
  'content/article-read': { kind: 'fact', schema: z.object({ slug: z.string() }) },
  'content/newsletter-joined': { kind: 'fact', schema: z.object({}) },
  /** The portal survey is off the screen, or had nothing to ask: the next prompt may come [B078]. */
  'content/survey-closed': { kind: 'fact', schema: z.object({ sent: z.boolean() }) },
  /** Whether an audience form is open or was begun in this tab and is not done: the portal survey waits [B080]. */
  'content/audience-quest-changed': { kind: 'fact', retained: true, schema: z.object({ active: z.boolean() }) },
} as const satisfies DeclaredTopics;

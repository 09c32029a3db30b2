import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

/** What team Explore tells: the store that was chosen for the pickup. */
export const topics = {
  'explore/store-selected': { kind: 'fact', schema: z.object({ id: z.string() }) },
} as const satisfies DeclaredTopics;

import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

export const topics = {
  'fair/state-changed': {
    kind: 'fact',
    retained: true,
    schema: z.object({ active: z.boolean(), hyphenized: z.nullable(z.string()) }),
  },
} as const satisfies DeclaredTopics;

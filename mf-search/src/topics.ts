import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

export const topics = {
  'search/search-performed': { kind: 'fact', schema: z.object({ family: z.string(), hits: z.int() }) },
  'search/filters-changed': {
    kind: 'fact',
    retained: true,
    schema: z.object({ family: z.string(), path: z.string() }),
  },
  'fair/state-changed': {
    kind: 'fact',
    of: 'mf-fair',
    retained: true,
    schema: z.object({ active: z.boolean(), hyphenized: z.nullable(z.string()) }),
  },
} as const satisfies DeclaredTopics;

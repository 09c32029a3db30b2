import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

/** What the remote tells, and what it may be asked for. */
export const topics = {
  'insurance/quoted': {
    kind: 'fact',
    retained: true,
    crossTab: true,
    schema: z.object({ city: z.nullable(z.string()), count: z.int().check(z.positive()) }),
  },
  'insurance/recount': { kind: 'intent', schema: z.object({ from: z.int().check(z.gte(0)) }) },
} as const satisfies DeclaredTopics;

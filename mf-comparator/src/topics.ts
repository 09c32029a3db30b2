import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

const id = z.int().check(z.positive());
const compared = z.object({ plantId: id, title: z.string(), image: z.nullable(z.string()) });

export const topics = {
  'comparator/selection-changed': {
    kind: 'fact',
    retained: true,
    crossTab: true,
    schema: z.object({ items: z.array(compared) }),
  },
  'comparator/opened': { kind: 'fact', schema: z.object({ count: z.int() }) },
  'comparator/comparison-saved': { kind: 'fact', crossTab: true, schema: z.object({ comparisonId: id }) },
  'comparator/closed': { kind: 'fact', schema: z.object({ count: z.int() }) },
  'comparator/add': { kind: 'intent', handledBy: 'comparator', schema: compared },
  'comparator/remove': { kind: 'intent', handledBy: 'comparator', schema: z.object({ plantId: id }) },
  /** With plants it shows a comparison that somebody shared, beside the visitor's own. */
  'comparator/open': {
    kind: 'intent',
    handledBy: 'comparator',
    schema: z.object({
      from: z.enum(['tray', 'card', 'plant', 'header', 'link']),
      plantIds: z.optional(z.array(id)),
    }),
  },
  'account/keep-comparison': { kind: 'intent', of: 'mf-account', schema: z.object({ plantIds: z.array(id) }) },
} as const satisfies DeclaredTopics;

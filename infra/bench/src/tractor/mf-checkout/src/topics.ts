import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

/** What team Checkout tells, and what it hears of team Explore. */
export const topics = {
  'checkout/cart-updated': { kind: 'fact', schema: z.object({ count: z.int().check(z.gte(0)) }) },
  'explore/store-selected': { kind: 'fact', of: 'mf-explore', schema: z.object({ id: z.string() }) },
} as const satisfies DeclaredTopics;

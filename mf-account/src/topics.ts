import { session } from '@umbral/protocol/events/catalogue.ts';
import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

const id = z.int().check(z.positive());

export const topics = {
  'account/signed-in': { kind: 'fact', personal: true, schema: z.object({ session }) },
  'account/signed-out': { kind: 'fact', crossTab: true, schema: z.object({}) },
  'account/favourites-changed': {
    kind: 'fact',
    retained: true,
    crossTab: true,
    schema: z.object({ plantIds: z.array(id) }),
  },
  'account/sign-in': {
    kind: 'intent',
    handledBy: 'sign',
    personal: true,
    schema: z.object({
      view: z.enum(['login', 'register', 'recovery', 'exclusive']),
      email: z.optional(z.string()),
      /** Whose session has ended while the page was open: what was typed there waits for the same person. */
      personId: z.optional(id),
    }),
  },
  'account/sign-out': { kind: 'intent', handledBy: 'sign', schema: z.object({}) },
  'account/toggle-favourite': {
    kind: 'intent',
    handledBy: 'sign',
    schema: z.object({ plantId: id, title: z.string() }),
  },
  /** Nobody is signed in: the device keeps the comparison until somebody is. */
  'account/keep-comparison': { kind: 'intent', handledBy: 'sign', schema: z.object({ plantIds: z.array(id) }) },
  'account/create-alert': { kind: 'intent', handledBy: 'sign', schema: z.object({ path: z.string() }) },
  'comparator/comparison-saved': { kind: 'fact', of: 'mf-comparator', crossTab: true, schema: z.object({}) },
  'comparator/open': {
    kind: 'intent',
    of: 'mf-comparator',
    schema: z.object({ from: z.enum(['card', 'link']), plantIds: z.optional(z.array(id)) }),
  },
} as const satisfies DeclaredTopics;

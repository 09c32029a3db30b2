import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

export const topics = {
  'search/search-performed': { kind: 'fact', schema: z.object({ family: z.string(), hits: z.int() }) },
  'search/filters-changed': {
    kind: 'fact',
    retained: true,
    schema: z.object({ family: z.string(), path: z.string() }),
  },
  /**
   * Where a visitor marks a place of their own on a map, to a thousandth of a degree; null once it is taken back. `asker`
   * is the id of the form that embeds the map; without it nobody knows whose mark it is.
   */
  'search/place-marked': {
    kind: 'fact',
    personal: true,
    schema: z.object({
      point: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
      asker: z.optional(z.string()),
    }),
  },
  'fair/state-changed': {
    kind: 'fact',
    of: 'mf-fair',
    retained: true,
    schema: z.object({ active: z.boolean(), hyphenized: z.nullable(z.string()) }),
  },
  'account/create-alert': { kind: 'intent', of: 'mf-account', schema: z.object({ path: z.string() }) },
} as const satisfies DeclaredTopics;

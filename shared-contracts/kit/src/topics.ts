import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

const id = z.int().check(z.positive());
const compared = z.object({ plantId: id, title: z.string(), image: z.nullable(z.string()) });

/**
 * What parts of this kit hear and ask of remotes: it is known to every build that bundles one of them (decision 109), as
 * its owner has it.
 */
export const topics = {
  /**
   * Where a visitor marks a place of their own on a map, to a thousandth of a degree; null once it is taken back. `asker`
   * is the id of the form that embeds the map; without it nobody knows whose mark it is.
   */
  'search/place-marked': {
    kind: 'fact',
    of: 'mf-search',
    personal: true,
    schema: z.object({
      point: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
      asker: z.optional(z.string()),
    }),
  },
  /** What became of a form that waited on the device for a connection, by its own key. */
  'project/kept-form-settled': {
    kind: 'fact',
    of: 'mf-project',
    crossTab: true,
    schema: z.object({ key: z.string(), isSent: z.boolean() }),
  },
  'comparator/selection-changed': {
    kind: 'fact',
    of: 'mf-comparator',
    retained: true,
    crossTab: true,
    schema: z.object({ items: z.array(compared) }),
  },
  'comparator/add': { kind: 'intent', of: 'mf-comparator', schema: compared },
  'comparator/remove': { kind: 'intent', of: 'mf-comparator', schema: z.object({ plantId: id }) },
  'account/favourites-changed': {
    kind: 'fact',
    of: 'mf-account',
    retained: true,
    crossTab: true,
    schema: z.object({ plantIds: z.array(id) }),
  },
  'account/toggle-favourite': {
    kind: 'intent',
    of: 'mf-account',
    schema: z.object({ plantId: id, title: z.string() }),
  },
  'account/sign-in': {
    kind: 'intent',
    of: 'mf-account',
    personal: true,
    schema: z.object({
      view: z.enum(['login', 'register', 'recovery', 'exclusive']),
      email: z.optional(z.string()),
      /** Whose session has ended while the page was open: what was typed there waits for the same person. */
      personId: z.optional(id),
    }),
  },
} as const satisfies DeclaredTopics;

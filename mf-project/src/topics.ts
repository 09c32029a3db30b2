import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

const id = z.int().check(z.positive());

export const topics = {
  'project/project-viewed': { kind: 'fact', schema: z.object({ plantId: id, projectId: id }) },
  'project/contact-sent': { kind: 'fact', schema: z.object({ plantId: id, projectId: id }) },
  'project/open-contact': { kind: 'intent', handledBy: 'contact', schema: z.object({ plantId: id }) },
  /** What became of a form that waited on the device for a connection, by its own key. */
  'project/kept-form-settled': {
    kind: 'fact',
    crossTab: true,
    schema: z.object({ key: z.string(), isSent: z.boolean() }),
  },
  'account/create-alert': { kind: 'intent', of: 'mf-account', schema: z.object({ path: z.string() }) },
} as const satisfies DeclaredTopics;

import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

const id = z.int().check(z.positive());

export const topics = {
  'project/project-viewed': { kind: 'fact', schema: z.object({ plantId: id, projectId: id }) },
  'project/contact-sent': { kind: 'fact', schema: z.object({ plantId: id, projectId: id }) },
  'project/open-contact': { kind: 'intent', handledBy: 'contact', schema: z.object({ plantId: id }) },
} as const satisfies DeclaredTopics;

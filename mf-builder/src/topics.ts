import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import * as z from 'zod/mini';

export const topics = {
  'builder/project-saved': { kind: 'fact', schema: z.object({ projectId: z.int().check(z.positive()) }) },
} as const satisfies DeclaredTopics;

import { z } from 'zod';
import type { JsonSchema } from '../schema/json-schema.ts';
import { slimSchema } from '../schema/slim-schema.ts';
import type { TopicData } from './topic-data.ts';
import { faultOfTopicSchema } from './topic-schema.ts';

const schema = z
  .unknown()
  .transform(slimSchema)
  .superRefine((written, context) => {
    const fault = faultOfTopicSchema(written);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  })
  .transform((written) => written as JsonSchema);

const yes = z.literal(true).optional();

/** What a manifest says of a topic; one that says more was made by a newer build, and is not understood. */
export const topicDataSchema: z.ZodType<TopicData> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fact'), schema, retained: yes, crossTab: yes, personal: yes }),
  z.strictObject({
    kind: z.literal('intent'),
    schema,
    personal: yes,
    handledBy: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .optional(),
  }),
]);

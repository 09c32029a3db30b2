import { z } from 'zod';
import type { JsonSchema } from '../schema/json-schema.ts';
import { slimSchema } from '../schema/slim-schema.ts';
import { faultOfTraits, type TopicData } from './topic-data.ts';
import { faultOfExtent, faultOfTopicSchema } from './topic-schema.ts';

const refuseBy =
  <Written>(faultOf: (written: Written) => string | undefined) =>
  (written: Written, context: z.RefinementCtx) => {
    const message = faultOf(written);
    if (message !== undefined) context.addIssue({ code: 'custom', message, continue: false });
  };

const schema = z
  .unknown()
  .superRefine(refuseBy(faultOfExtent))
  .transform(slimSchema)
  .superRefine(refuseBy(faultOfTopicSchema))
  .transform((written) => written as JsonSchema);

const yes = z.literal(true).optional();

/** What a manifest says of a topic; one that says more was made by a newer build, and is not understood. */
export const topicDataSchema: z.ZodType<TopicData> = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('fact'), schema, retained: yes, crossTab: yes, personal: yes })
    .superRefine(refuseBy(faultOfTraits)),
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

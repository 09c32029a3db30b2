import { z } from 'zod';

/** A media type of the OpenAPI document, read as the first of its examples. */
export const documentedExample = z
  .looseObject({
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
  })
  .transform(({ example, examples = {} }) => example ?? Object.values(examples)[0]?.value);

import { closedSchema } from '@umbral/protocol/schema/closed-schema.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { slimSchema } from '@umbral/protocol/schema/slim-schema.ts';
import * as z from 'zod';

/**
 * Schema of what a reader accepts. Fields that it does not name are stripped, so they do no harm.
 */
export function acceptedSchema(schema: z.core.$ZodType): JsonSchema {
  return toJsonSchema(schema, 'input');
}

/** The same written out, without references to parts that occur twice. */
export function writtenOutSchema(schema: z.core.$ZodType): JsonSchema {
  return toJsonSchema(schema, 'input', 'inline');
}

/** Schema of what a writer gives: exactly the fields that it names. */
export function givenSchema(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  reused: 'ref' | 'inline' = 'ref',
): JsonSchema {
  return closedSchema(toJsonSchema(schema, io, reused));
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output', reused: 'ref' | 'inline' = 'ref'): JsonSchema {
  const written: unknown = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused });
  return slimSchema(written) as JsonSchema;
}

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

/** The same, which nothing fits that has further fields. */
export function closedSchema(schema: JsonSchema): JsonSchema {
  const inner = Object.entries(schema).map(([key, value]) => [key, closedValue(key, value)]);
  const isOpen = schema.properties !== undefined && schema.additionalProperties === undefined;
  return { ...Object.fromEntries(inner), ...(isOpen ? { additionalProperties: false } : {}) };
}

function closedValue(key: string, value: unknown): unknown {
  if (key === 'properties' || key === '$defs')
    return Object.fromEntries(Object.entries(value ?? {}).map(([name, one]) => [name, closedSchema(one)]));
  if (key === 'enum' || key === 'required' || key === 'const' || key === 'propertyNames') return value;
  if (Array.isArray(value)) return value.map((item) => (isSchema(item) ? closedSchema(item) : item));
  return isSchema(value) ? closedSchema(value) : value;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

import type { JsonSchema } from '@umbral/protocol/release/release-contract.ts';
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
export function givenSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  return closed(toJsonSchema(schema, io));
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output', reused: 'ref' | 'inline' = 'ref'): JsonSchema {
  const written: unknown = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused });
  return slim(written) as JsonSchema;
}

const prose = new Set(['$schema', '~standard', 'description', 'title', 'default', 'examples', 'example', 'id']);
/** Keywords whose own keys are names, not keywords. */
const maps = new Set(['properties', '$defs']);

/** Without what says nothing about values; formats that we know stand without their long patterns. */
function slim(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => slim(item));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isMap || !isProse(node, key));
  return Object.fromEntries(kept.map(([key, value]) => [key, slim(value, !isMap && maps.has(key))]));
}

function isProse(node: object, key: string): boolean {
  return prose.has(key) || (key === 'pattern' && 'format' in node);
}

function closed(schema: JsonSchema): JsonSchema {
  const inner = Object.entries(schema).map(([key, value]) => [key, closedValue(key, value)]);
  const isOpen = schema.properties !== undefined && schema.additionalProperties === undefined;
  return { ...Object.fromEntries(inner), ...(isOpen ? { additionalProperties: false } : {}) };
}

function closedValue(key: string, value: unknown): unknown {
  if (maps.has(key)) return Object.fromEntries(Object.entries(value ?? {}).map(([name, one]) => [name, closed(one)]));
  if (key === 'enum' || key === 'required' || key === 'const' || key === 'propertyNames') return value;
  if (Array.isArray(value)) return value.map((item) => (isSchema(item) ? closed(item) : item));
  return isSchema(value) ? closed(value) : value;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

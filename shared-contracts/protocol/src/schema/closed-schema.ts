import type { JsonSchema } from './json-schema.ts';

/** The same schema, which nothing fits that has further fields: what a writer gives that names its fields. */
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

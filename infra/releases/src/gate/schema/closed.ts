import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';

/** What the bus hands on: what its schema does not name is gone. */
export function closedSchema(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, $defs } = schema;
  const each = (all: Readonly<Record<string, JsonSchema>>) =>
    Object.fromEntries(Object.entries(all).map(([name, one]) => [name, closedSchema(one)]));
  return {
    ...schema,
    ...(properties ? { properties: each(properties), additionalProperties: schema.additionalProperties ?? false } : {}),
    ...(typeof items === 'object' ? { items: closedSchema(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(closedSchema) } : {}),
    ...($defs ? { $defs: each($defs) } : {}),
  };
}

import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { quoted } from './quoted.ts';

/**
 * A schema of a topic as zod spells it, so that it reads and types payloads as their owner's does. The schema is of the
 * subset that topics may have (`faultOfTopicSchema`).
 */
export function zodOfSchema(schema: JsonSchema): string {
  const { type, const: only, enum: choices, anyOf } = schema;
  if (anyOf) return union(anyOf.map(zodOfSchema));
  if (typeof type === 'object') return union(type.map((one) => zodOfSchema({ ...schema, type: one })));
  if (only !== undefined) return `z.literal(${quoted(only)})`;
  if (choices)
    return choices.every((one) => typeof one === 'string') ? `z.enum(${quoted(choices)})` : literals(choices);
  switch (type) {
    case 'string':
      return `z.string()${checks(textChecks(schema))}`;
    case 'integer':
      return `z.int()${checks(numberChecks(schema))}`;
    case 'number':
      return `z.number()${checks(numberChecks(schema))}`;
    case 'array':
      return `z.array(${typeof schema.items === 'object' ? zodOfSchema(schema.items) : 'z.unknown()'})${checks(listChecks(schema))}`;
    case 'object':
      return zodOfObject(schema);
    default:
      return type === 'boolean' ? 'z.boolean()' : 'z.null()';
  }
}

function zodOfObject({ properties, required = [], additionalProperties, propertyNames }: JsonSchema): string {
  const rest = typeof additionalProperties === 'object' ? zodOfSchema(additionalProperties) : undefined;
  if (propertyNames && rest) return `z.record(z.string(), ${rest})`;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const value = zodOfSchema(field);
    // Computed, for a plain `__proto__` in a literal would be no field.
    return `[${quoted(name)}]: ${required.includes(name) ? value : `z.optional(${value})`}`;
  });
  const shape = `{ ${fields.join(', ')} }`;
  if (rest) return `z.catchall(z.object(${shape}), ${rest})`;
  return additionalProperties === false ? `z.strictObject(${shape})` : `z.object(${shape})`;
}

function textChecks({ minLength, maxLength, pattern }: JsonSchema): string[] {
  return [
    ...(minLength === undefined ? [] : [`z.minLength(${minLength})`]),
    ...(maxLength === undefined ? [] : [`z.maxLength(${maxLength})`]),
    ...(pattern === undefined ? [] : [`z.regex(new RegExp(${quoted(pattern)}))`]),
  ];
}

function numberChecks({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, type }: JsonSchema): string[] {
  // Whole numbers that are safe are what `z.int` means anyway, and every build writes.
  const isSaid = (limit: number | undefined): limit is number =>
    limit !== undefined && !(type === 'integer' && Math.abs(limit) === Number.MAX_SAFE_INTEGER);
  return [
    ...(isSaid(minimum) ? [`z.gte(${minimum})`] : []),
    ...(isSaid(maximum) ? [`z.lte(${maximum})`] : []),
    ...(exclusiveMinimum === undefined ? [] : [`z.gt(${exclusiveMinimum})`]),
    ...(exclusiveMaximum === undefined ? [] : [`z.lt(${exclusiveMaximum})`]),
  ];
}

function listChecks({ minItems, maxItems }: JsonSchema): string[] {
  return [
    ...(minItems === undefined ? [] : [`z.minLength(${minItems})`]),
    ...(maxItems === undefined ? [] : [`z.maxLength(${maxItems})`]),
  ];
}

function checks(all: readonly string[]): string {
  return all.length > 0 ? `.check(${all.join(', ')})` : '';
}

function literals(values: readonly unknown[]): string {
  return union(values.map((one) => `z.literal(${quoted(one)})`));
}

function union(parts: readonly string[]): string {
  return parts.length === 1 ? parts.join('') : `z.union([${parts.join(', ')}])`;
}

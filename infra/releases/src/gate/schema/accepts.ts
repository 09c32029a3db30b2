import type { JsonScalar, JsonSchema, JsonType } from '@umbral/protocol/schema/json-schema.ts';
import { isNothing, type Located, part, resolve, typeOfValue } from './resolve.ts';

/** Whether a written value fits a schema. */
export function accepts(located: Located, value: JsonScalar): boolean {
  const at = resolve(located);
  const { schema } = at;
  const fits = (one: JsonSchema) => accepts(part(at, one), value);
  if (isNothing(schema)) return false;
  if (schema.anyOf && !schema.anyOf.some(fits)) return false;
  if (schema.oneOf && schema.oneOf.filter(fits).length !== 1) return false;
  if (schema.allOf && !schema.allOf.every(fits)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOf(type, value))) return false;
  if (typeof value === 'number') return isWithin(schema, value);
  return typeof value !== 'string' || isText(schema, value);
}

function isOf(type: JsonType, value: JsonScalar): boolean {
  const own = typeOfValue(value);
  return own === type || (own === 'integer' && type === 'number');
}

function isWithin(schema: JsonSchema, value: number): boolean {
  return (
    value >= (schema.minimum ?? -Infinity) &&
    value <= (schema.maximum ?? Infinity) &&
    value > (schema.exclusiveMinimum ?? -Infinity) &&
    value < (schema.exclusiveMaximum ?? Infinity) &&
    (schema.multipleOf === undefined || value % schema.multipleOf === 0)
  );
}

/** A format alone is not looked into: whether a text is a date is the writer's business. */
function isText({ minLength = 0, maxLength = Infinity, pattern }: JsonSchema, value: string): boolean {
  const { length } = [...value];
  return length >= minLength && length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(value));
}

import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { quoted } from './quoted.ts';

/** Deeper is not spelled out, nor more than this in all: a schema may speak of itself, or of others again and again. */
const most = { depth: 8, words: 2000 };

/** The type of what fits a schema, as TypeScript spells it. Every word of the schema stands in quotes. */
export function typeOfSchema(root: JsonSchema): string {
  let words = 0;
  const typeAt = (schema: JsonSchema, depth: number): string => {
    words += 1;
    if (depth > most.depth || words > most.words) return 'unknown';
    const within = (one: JsonSchema) => typeAt(one, depth + 1);
    const { $ref, const: only, enum: choices, anyOf, oneOf, allOf, type } = schema;
    if ($ref !== undefined) {
      const [, name = ''] = /^#\/\$defs\/(.+)$/.exec($ref) ?? [];
      const found = Object.hasOwn(root.$defs ?? {}, name) ? root.$defs?.[name] : undefined;
      return found ? within(found) : 'unknown';
    }
    if (only !== undefined) return quoted(only);
    if (choices) return union(choices.map(quoted));
    if (anyOf || oneOf || allOf) return typeOfParts(schema, within);
    if (typeof type === 'object') return union(type.map((one) => within({ ...schema, type: one })));
    if (type === 'array') return `readonly (${typeof schema.items === 'object' ? within(schema.items) : 'unknown'})[]`;
    if (type === 'object') return typeOfObject(schema, within);
    return type === 'integer' ? 'number' : (type ?? 'unknown');
  };
  return typeAt(root, 0);
}

/** What is one of several, or all of them, and what the schema says besides. */
function typeOfParts({ anyOf, oneOf, allOf = [], ...own }: JsonSchema, within: (schema: JsonSchema) => string): string {
  const unions = [anyOf, oneOf].flatMap((parts) => (parts ? [union(parts.map(within))] : []));
  const isMore = own.type !== undefined || own.properties !== undefined;
  const beside: readonly JsonSchema[] = isMore ? [{ type: 'object', ...own }] : [];
  const whole = [...allOf, ...beside].map(within);
  if (whole.length === 0 && unions.length === 1) return unions.join();
  return [...unions, ...whole].map((one) => `(${one})`).join(' & ') || 'unknown';
}

function typeOfObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  within: (schema: JsonSchema) => string,
): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `readonly ${quoted(name)}${required.includes(name) ? '' : '?'}: ${within(field)}`,
  );
  const named = fields.length > 0 ? `{ ${fields.join('; ')} }` : undefined;
  if (additionalProperties === false) return named ?? 'Readonly<Record<string, never>>';
  // What is open takes anything: only a record says what that is.
  if (named) return named;
  const rest = typeof additionalProperties === 'object' ? within(additionalProperties) : 'unknown';
  return `Readonly<Record<string, ${rest}>>`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ') || 'never';
}

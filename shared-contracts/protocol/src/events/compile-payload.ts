import type { JsonSchema, JsonType } from '../schema/json-schema.ts';

/** Gives a value with the fields that its schema names and no others; throws, naming the place, where it does not fit. */
export type ReadPayload = (value: unknown, place?: string) => unknown;

const isOfType: Readonly<Record<Exclude<JsonType, 'array' | 'object'>, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  number: Number.isFinite,
  integer: Number.isSafeInteger,
};

/**
 * Makes a reader of a schema of topics (`faultOfTopicSchema` says which those are) out of closures: no code is made of
 * text, which a page may not do. It reads as zod does with the schema that this one was written from.
 */
export function compilePayload(schema: JsonSchema): ReadPayload {
  const { type, anyOf } = schema;
  if (anyOf) return eitherOf(anyOf.map(compilePayload));
  if (type === 'object') return objectReader(schema);
  if (type === 'array') return listReader(schema);
  if (typeof type === 'string') return plainReader(schema, type);
  return eitherOf((type ?? []).map((one) => compilePayload({ ...schema, type: one })));
}

/** The first that fits; where none does, what is wrong by the first. */
function eitherOf(readers: readonly ReadPayload[]): ReadPayload {
  return (value, place) => {
    let fault: unknown;
    for (const read of readers) {
      try {
        return read(value, place);
      } catch (error) {
        fault ??= error;
      }
    }
    throw fault;
  };
}

function plainReader(schema: JsonSchema, type: keyof typeof isOfType): ReadPayload {
  const { enum: values, const: only, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern);
  const fits = (value: never) =>
    isOfType[type](value) &&
    (!values || values.includes(value)) &&
    (only === undefined || value === only) &&
    !(value < (minimum as number) || value > (maximum as number)) &&
    !(value <= (exclusiveMinimum as number) || value >= (exclusiveMaximum as number)) &&
    !(type === 'string' && (isOutside(value, minLength, maxLength) || pattern?.test(value) === false));
  return (value, place) => (fits(value as never) ? value : refuse(place, values?.join(' or ') ?? type));
}

function listReader({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: JsonSchema): ReadPayload {
  const read = compilePayload(items as JsonSchema);
  return (value, place = '') => {
    if (!Array.isArray(value) || isOutside(value, minItems, maxItems)) return refuse(place, 'list');
    return value.map((item, index) => read(item, `${place}.${index}`));
  };
}

function objectReader({ properties = {}, required = [], additionalProperties }: JsonSchema): ReadPayload {
  const fields = Object.entries(properties).map(([name, field]) => [name, compilePayload(field)] as const);
  const others = typeof additionalProperties === 'object' ? compilePayload(additionalProperties) : undefined;
  return (value, place = 'payload') => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(place, 'object');
    const given = new Map<string, unknown>(Object.entries(value));
    const read = fields
      .filter(([name]) => given.get(name) !== undefined || required.includes(name))
      .map(([name, field]) => [name, field(given.get(name), `${place}.${name}`)]);
    for (const [name] of fields) given.delete(name);
    if (additionalProperties === false && given.size > 0) refuse(place, `object without ${[...given.keys()]}`);
    const rest = others ? [...given].map(([name, one]) => [name, others(one, `${place}.${name}`)]) : [];
    return Object.fromEntries([...read, ...rest]);
  };
}

function isOutside({ length }: string | readonly unknown[], least: number, most: number): boolean {
  return length < least || length > most;
}

function refuse(place = 'payload', wanted: string): never {
  throw new TypeError(`${place} is no ${wanted}`);
}

import { faultOfPattern } from './linear-pattern.ts';

/** A payload is nested no deeper, and its schema is no longer as JSON: every document of the portal may name it. */
const deepest = 8;
const longest = 2000;
/** Every pattern takes a moment to look at. */
const mostPatterns = 8;
/** Who has titles and the like in a schema still writes no more than this, so that it can be looked at at all. */
const most = { levels: 64, values: 2000 };

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown) => typeof value === 'string';
const isScalar = (value: unknown) => value === null || isText(value) || isNumber(value) || typeof value === 'boolean';
const isListOf = (check: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(check);

const limits = { minimum: isNumber, maximum: isNumber, exclusiveMinimum: isNumber, exclusiveMaximum: isNumber };
const chosen = { enum: isListOf(isScalar), const: isScalar };

/** What each type may say besides, and of which form that is; schemas within it are looked at by themselves. */
const keywords: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  string: { ...chosen, minLength: isCount, maxLength: isCount, pattern: isText },
  number: { ...chosen, ...limits },
  integer: { ...chosen, ...limits },
  boolean: chosen,
  null: {},
  array: { items: isObject, minItems: isCount, maxItems: isCount },
  object: {
    properties: isObject,
    required: (value) => Array.isArray(value) && value.every(isText),
    additionalProperties: (value) => value === false || isObject(value),
    propertyNames: (value) => JSON.stringify(value) === '{"type":"string"}',
  },
};

/**
 * Why a schema cannot be that of a topic; undefined where it can. A topic's payload is read in every tab, by closures:
 * so its schema is a tree, says of each value what it is, and has patterns only that are read in one go.
 */
export function faultOfTopicSchema(schema: unknown): string | undefined {
  const text = JSON.stringify(schema) ?? '';
  if (text.length > longest) return `payload has a schema of ${text.length} characters, more than ${longest}`;
  const patterns = text.split('"pattern":"').length - 1;
  if (patterns > mostPatterns) return `payload has a schema of ${patterns} patterns, more than ${mostPatterns}`;
  return faultAt(schema, 'payload', 0);
}

/** Why a schema, as somebody wrote it, is not even looked at; undefined where it is. Counts without calling itself. */
export function faultOfExtent(schema: unknown): string | undefined {
  let level: readonly unknown[] = [schema];
  let values = 0;
  for (let levels = 0; level.length > 0; levels += 1) {
    values += level.length;
    if (levels > most.levels) return `payload has a schema of more than ${most.levels} levels`;
    if (values > most.values) return `payload has a schema of more than ${most.values} values`;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return undefined;
}

function faultAt(schema: unknown, place: string, depth: number): string | undefined {
  if (!isObject(schema)) return `${place} has no schema`;
  if (depth > deepest) return `${place} is nested deeper than ${deepest}`;
  const { type, anyOf } = schema;
  if (anyOf !== undefined) return faultOfChoice(schema, place, depth);
  if (Array.isArray(type)) return faultOfTypes(type, schema, place, depth);
  const known = typeof type === 'string' && Object.hasOwn(keywords, type) ? keywords[type] : undefined;
  if (!known) return `${place} says ${JSON.stringify(schema)}, and no type of ${Object.keys(keywords).join(', ')}`;
  const odd = Object.entries(schema).find(([key, value]) => key !== 'type' && known[key]?.(value) !== true);
  if (odd) return `${place} has ${odd[0]}: ${JSON.stringify(odd[1])}, which no topic may say of ${String(type)}`;
  return type === 'array' && schema.items === undefined
    ? `${place} does not say what is in the list`
    : faultWithin(schema, place, depth);
}

function faultOfTypes(types: readonly unknown[], schema: object, place: string, depth: number): string | undefined {
  // Each is read by itself, with all that is within: one that is named twice would double the work at every level.
  const isEachOnce = types.length > 0 && types.every(isText) && new Set(types).size === types.length;
  if (!isEachOnce) return `${place} has the types ${JSON.stringify(types)}, and names not each of them once`;
  return first(types, (one) => faultAt({ ...schema, type: one }, place, depth));
}

function faultOfChoice({ anyOf, ...beside }: Readonly<Record<string, unknown>>, place: string, depth: number) {
  const [other] = Object.keys(beside);
  if (other !== undefined) return `${place} has ${other} beside anyOf: put it into each of the choices`;
  if (!Array.isArray(anyOf) || anyOf.length === 0) return `${place} has no choices in anyOf`;
  return first(anyOf, (one) => faultAt(one, place, depth + 1));
}

function faultWithin(
  { properties = {}, required = [], items, additionalProperties, pattern }: Readonly<Record<string, unknown>>,
  place: string,
  depth: number,
): string | undefined {
  const fault = isText(pattern) ? faultOfPattern(String(pattern)) : undefined;
  if (fault !== undefined) return `${place} has the pattern ${String(pattern)}, but ${fault}`;
  const fields = Object.entries(isObject(properties) ? properties : {});
  const unsaid = Array.isArray(required) && required.find((name) => !fields.some(([field]) => field === name));
  if (unsaid) return `${place} requires ${String(unsaid)}, but does not say what that is`;
  return (
    (items === undefined ? undefined : faultAt(items, `${place}[]`, depth + 1)) ??
    first(fields, ([name, field]) => faultAt(field, `${place}.${name}`, depth + 1)) ??
    (isObject(additionalProperties) ? faultAt(additionalProperties, `${place}.*`, depth + 1) : undefined)
  );
}

function first<Item>(items: readonly Item[], faultOf: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

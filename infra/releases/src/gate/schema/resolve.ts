import type { JsonScalar, JsonSchema, JsonType } from '@umbral/protocol/schema/json-schema.ts';

/** A schema together with the document that its references are about. */
export interface Located {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
}

const nothing: JsonSchema = { not: {} };

/** A schema as the root of its own document. */
export function rootOf(schema: JsonSchema): Located {
  return { schema, root: schema };
}

/** A part of the same document; `false` is the schema that nothing fits. */
export function part(parent: Located, schema: JsonSchema | boolean | undefined): Located {
  const plain = schema === false ? nothing : schema === true || schema === undefined ? {} : schema;
  return resolve({ schema: plain, root: parent.root });
}

/** Follows references; keywords beside a reference are kept beside what it stands for. */
export function resolve({ schema, root }: Located, depth = 0): Located {
  if (schema.$ref === undefined) return { schema, root };
  if (depth > 32) throw new Error(`${schema.$ref} leads to itself`);
  const { $ref, ...beside } = schema;
  const target = resolve({ schema: targetOf($ref, root), root }, depth + 1).schema;
  const isAlone = Object.keys(beside).every((key) => key === '$defs');
  return { schema: isAlone ? target : { allOf: [target, beside] }, root };
}

function targetOf(ref: string, root: JsonSchema): JsonSchema {
  if (ref === '#') return root;
  const name = /^#\/\$defs\/(.+)$/.exec(ref)?.[1];
  const found = name === undefined ? undefined : root.$defs?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (!found) throw new Error(`${ref} leads nowhere`);
  return found;
}

/** The types that a schema admits; undefined: any. */
export function typesOf({ type, enum: values, const: single }: JsonSchema): readonly JsonType[] | undefined {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (single !== undefined) return [typeOfValue(single)];
  return values ? [...new Set(values.map(typeOfValue))] : undefined;
}

/** The type of a written value, as narrow as JSON Schema has it. */
export function typeOfValue(value: JsonScalar): JsonType {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'string' ? 'string' : 'boolean';
}

/** The finite list of values of a schema, if it has one. */
export function valuesOf({ const: single, enum: values, type }: JsonSchema): readonly JsonScalar[] | undefined {
  if (single !== undefined) return [single];
  if (values) return values;
  if (type === 'boolean') return [true, false];
  return type === 'null' ? [null] : undefined;
}

/** Whether nothing at all fits. */
export function isNothing({ not, enum: values }: JsonSchema): boolean {
  return not !== undefined || values?.length === 0;
}

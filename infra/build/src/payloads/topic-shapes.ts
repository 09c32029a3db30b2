import { catalogue, type Fact, type Intent } from '@umbral/protocol/events/catalogue.ts';
import type { PayloadShape } from '@umbral/protocol/events/payload-shape.ts';
import type { ShapedTopic } from '@umbral/protocol/events/shaped-catalogue.ts';
import type { JsonSchema } from '@umbral/protocol/release/release-contract.ts';
import { writtenOutSchema } from './payload-schema.ts';

/** The catalogue as data, which browsers read instead of its schemas. */
export function topicShapes(): Readonly<Record<string, ShapedTopic>> {
  return Object.fromEntries(Object.entries(catalogue).map(([topic, row]) => [topic, shapedTopic(topic, row)]));
}

function shapedTopic(topic: string, row: Fact | Intent): ShapedTopic {
  return {
    kind: row.kind,
    owner: row.owner,
    ...(row.kind === 'fact' && row.retained ? { retained: true } : {}),
    ...(row.kind === 'fact' && row.crossTab ? { crossTab: true } : {}),
    shape: shapeOf(writtenOutSchema(row.schema), topic),
  };
}

/** A JSON schema as a shape. Every keyword is known or refused: a schema that says more than its shape would let wrong payloads through. */
export function shapeOf(schema: JsonSchema, place: string): PayloadShape {
  const { type, anyOf, properties, required = [], items, enum: values } = schema;
  if (anyOf) return orNull(anyOf, place);
  if (Array.isArray(type))
    return orNull(
      type.map((one) => ({ ...schema, type: one })),
      place,
    );
  if (properties) {
    expectOnly(schema, ['type', 'properties', 'required'], place);
    const fields = Object.entries(properties).map(([name, one]) => [name, shapeOf(one, `${place}.${name}`)] as const);
    const optional = Object.keys(properties).filter((name) => !required.includes(name));
    return { fields: Object.fromEntries(fields), ...(optional.length > 0 ? { optional } : {}) };
  }
  if (type === 'object') return { fields: {} };
  if (type === 'array' && items && items !== true) {
    expectOnly(schema, ['type', 'items'], place);
    return { listOf: shapeOf(items, `${place}[]`) };
  }
  if (values) {
    expectOnly(schema, ['type', 'enum'], place);
    return { oneOf: values.map(String) };
  }
  return plainShape(schema, place);
}

function plainShape(schema: JsonSchema, place: string): PayloadShape {
  if (schema.type === 'integer') {
    const { exclusiveMinimum, minimum = Number.MIN_SAFE_INTEGER, maximum } = schema;
    expectOnly(schema, ['type', 'minimum', 'maximum', 'exclusiveMinimum'], place);
    const isSafe = minimum === Number.MIN_SAFE_INTEGER && maximum === Number.MAX_SAFE_INTEGER;
    if (!isSafe || (exclusiveMinimum ?? 0) !== 0) throw unknown(place, 'a limit of its own');
    return exclusiveMinimum === 0 ? 'positive whole number' : 'whole number';
  }
  expectOnly(schema, ['type'], place);
  if (schema.type === 'string') return 'text';
  if (schema.type === 'number') return 'number';
  if (schema.type === 'boolean') return 'flag';
  throw unknown(place, JSON.stringify(schema));
}

function orNull(branches: readonly JsonSchema[], place: string): PayloadShape {
  const [only, ...others] = branches.filter(({ type }) => type !== 'null');
  if (!only || others.length > 0 || branches.length !== 2) throw unknown(place, 'a choice of several shapes');
  return { orNull: shapeOf(only, place) };
}

function expectOnly(schema: JsonSchema, known: readonly string[], place: string): void {
  const other = Object.keys(schema).find((keyword) => !known.includes(keyword));
  if (other !== undefined) throw unknown(place, other);
}

function unknown(place: string, what: string): Error {
  return new Error(`${place}: ${what} has no shape yet: teach payload-shape.ts to read it`);
}

import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMisfits } from './subset.ts';

const scalars = fc.constantFrom<string | number | boolean | null>('a', 'b', 'ab', '', 0, 1, 2, 3, true, null);
const small = fc.integer({ min: 0, max: 3 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const without = (schema: object) =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

/** Schemas of exactly the keywords that contracts may have, small enough that two of them often have to do with one another. */
const { schema: schemas } = fc.letrec<{ schema: JsonSchema; object: JsonSchema; list: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constant({}),
    fc.constantFrom<JsonSchema>({ type: 'boolean' }, { type: 'null' }, { not: {} }, { type: ['string', 'null'] }),
    scalars.map((value) => ({ const: value })),
    fc.uniqueArray(scalars, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
    fc
      .record({
        minLength: optional(small),
        maxLength: optional(small),
        pattern: optional(fc.constantFrom('^a', 'b$')),
      })
      .map((bounds) => without({ type: 'string', ...bounds })),
    fc
      .record({
        type: fc.constantFrom('number', 'integer'),
        minimum: optional(small),
        maximum: optional(small),
        exclusiveMinimum: optional(small),
        exclusiveMaximum: optional(small),
        multipleOf: optional(fc.constantFrom(1, 2)),
      })
      .map(without),
    tie('object'),
    tie('list'),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 2 }).map((oneOf) => ({ oneOf })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
  ),
  object: fc
    .record({
      properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('schema'), { maxKeys: 3 }),
      required: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
      additionalProperties: optional(fc.oneof(fc.boolean(), tie('schema'))),
      propertyNames: optional(fc.constantFrom<JsonSchema>({ enum: ['a', 'b'] }, { pattern: '^a' }, { maxLength: 1 })),
    })
    .map((object) => without({ type: 'object', ...object })),
  list: fc
    .record({
      items: optional(fc.oneof(fc.boolean(), tie('schema'))),
      prefixItems: optional(fc.array(tie('schema'), { minLength: 1, maxLength: 2 })),
      minItems: optional(small),
      maxItems: optional(small),
    })
    .map((list) => without({ type: 'array', ...list })),
}));

const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    scalars,
    fc.constantFrom<unknown>('aab', 0.5, -1, 4, false),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'ax'), tie('value'), { maxKeys: 3 }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}));

const validatorOf = (schema: JsonSchema) => new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

test('what is found to fit does fit: no value of the writer is refused by the reader', () => {
  let proved = 0;
  fc.assert(
    fc.property(schemas, schemas, fc.array(values, { minLength: 20, maxLength: 40 }), (writer, reader, samples) => {
      if (findMisfits(writer, reader).length > 0) return;
      proved += 1;
      const isGiven = validatorOf(writer);
      const isRead = validatorOf(reader);
      for (const value of samples) if (isGiven(value)) expect(isRead(value), JSON.stringify(value)).toBe(true);
    }),
    { numRuns: 600 },
  );
  expect(proved).toBeGreaterThan(40);
});

test('every schema fits itself, unless several of its alternatives may fit at once', () => {
  fc.assert(
    fc.property(schemas, (schema) => {
      fc.pre(!JSON.stringify(schema).includes('oneOf'));
      expect(findMisfits(schema, structuredClone(schema))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const tree = (value: JsonSchema): JsonSchema => ({
  $ref: '#/$defs/node',
  $defs: {
    node: {
      type: 'object',
      properties: { value, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
      required: ['value', 'children'],
      additionalProperties: false,
    },
  },
});

test('schemas that contain themselves are compared to their end', () => {
  expect(findMisfits(tree({ type: 'string' }), tree({ type: 'string' }))).toEqual([]);
  expect(findMisfits(tree({ type: 'string' }), tree({ type: 'integer' }))).toEqual([
    { path: '.value', kind: 'type', reason: 'is string, but integer is read' },
  ]);
  const list: JsonSchema = { anyOf: [{ type: 'null' }, { type: 'object', properties: { next: { $ref: '#' } } }] };
  expect(findMisfits(list, structuredClone(list))).toEqual([]);
});

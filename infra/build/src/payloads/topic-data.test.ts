import { catalogue, type Topic } from '@umbral/protocol/events/catalogue.ts';
import { compilePayload } from '@umbral/protocol/events/compile-payload.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { repositoryRoot } from '../build-target.ts';
import { readDeclaredTopics } from '../contract/topics-file.ts';
import { remoteFolders } from '../sources/app-entries.ts';
import { busTopicsData, topicSchema } from './topic-data.ts';

const odd = fc.constantFrom<unknown>(
  ...[null, undefined, '', 'login', 0, -1, 1.5, 7, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, true, [], {}, [null]],
);

/** Mostly what fits, with something odd in any place. */
function payloads(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: odd });
}

function fittingOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, anyOf, enum: values, const: only, pattern, items, properties = {}, required = [] } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(payloads));
  if (typeof type === 'object') return fc.oneof(...type.map((one) => payloads({ ...schema, type: one })));
  if (values) return fc.constantFrom<unknown>(...values, 'another');
  if (only !== undefined) return fc.constant(only);
  if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.string());
  if (type === 'string') return fc.string({ minLength: Math.max(0, (schema.minLength ?? 0) - 1), maxLength: 7 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'number') return fc.oneof(fc.double(), { weight: 4, arbitrary: fc.integer({ min: -3, max: 12 }) });
  if (type === 'integer')
    return fc.oneof({ weight: 1, arbitrary: fc.integer() }, { weight: 4, arbitrary: fc.integer({ min: -1, max: 12 }) });
  if (type === 'array') return fc.array(payloads(items as JsonSchema), { maxLength: 4 });
  const fields = Object.entries(properties).map(([name, one]) => [name, payloads(one)] as const);
  const optional = fields.some(([name]) => !required.includes(name));
  const record = fc.record(Object.fromEntries(fields), optional ? { requiredKeys: [] } : {});
  const { additionalProperties: others } = schema;
  const surplus =
    typeof others === 'object' ? fc.dictionary(fc.string(), payloads(others)) : fc.constant({ surplus: 1 });
  return fc.oneof(
    record,
    fc.tuple(record, surplus).map(([fitting, more]) => ({ ...more, ...fitting })),
  );
}

/** Holds the reader that browsers make of a schema to the schema itself. */
function agree(schema: z.core.$ZodType, data: JsonSchema): void {
  const read = compilePayload(data);
  const readOf = (value: unknown) => {
    try {
      return [read(value)];
    } catch {
      return [];
    }
  };
  let fitting = 0;
  const agrees = (value: unknown) => {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) fitting += 1;
    expect(readOf(value)).toEqual(parsed.success ? [parsed.data] : []);
  };
  fc.assert(fc.property(payloads(data), agrees), { seed: 23, numRuns: 300 });
  expect(fitting).toBeGreaterThan(20);
}

const ofCatalogue = Object.entries(busTopicsData()).filter(([topic]) => topic in catalogue);

test.each(ofCatalogue)('%s: browsers read every payload as its schema does', (topic, row) => {
  const { schema, ...traits } = row;
  const { schema: written, ...expected } = catalogue[topic as Topic];
  const defaults = { retained: false, crossTab: false, personal: false };
  expect({ ...defaults, ...traits }).toEqual({ ...defaults, ...expected });
  agree(written, schema);
});

const files = await Promise.all(remoteFolders(repositoryRoot).map((remote) => readDeclaredTopics(remote, [])));
const ofRemotes = files.flatMap(({ topics }) => Object.entries(topics)).filter(([, { of }]) => of === undefined);

test.each(ofRemotes)('%s: browsers read every payload as the schema of its owner does', (topic, { schema }) => {
  agree(schema, topicSchema(topic, schema));
});

const remotes = {
  bounded: z.object({ text: z.string().min(2).max(5), count: z.int().gt(1).max(9), share: z.number().gte(0).lt(8) }),
  patterned: z.object({ slug: z.string().regex(/^[a-z]+-[0-9]*$/) }),
  chosen: z.object({ how: z.literal('call'), rank: z.literal([1, 2]), either: z.union([z.boolean(), z.string()]) }),
  nested: z.union([
    z.object({ plan: z.nullable(z.string()) }),
    z.strictObject({ plans: z.array(z.int()).min(1).max(3) }),
  ]),
  named: z.object({ counts: z.record(z.string(), z.int()), rest: z.optional(z.array(z.array(z.boolean()))) }),
};

test.each(Object.entries(remotes))('what a remote may say, %s, is read as its schema does', (topic, schema) => {
  agree(schema, topicSchema(topic, schema));
});

test.each([
  [z.object({ at: z.iso.date() }), 'payload.at has format: "date", which no topic may say of string'],
  [z.object({ any: z.unknown() }), 'payload.any says {}, and no type of'],
  [z.object({ by: z.number().multipleOf(5) }), 'payload.by has multipleOf: 5'],
  [z.object({ of: z.tuple([z.string()]) }), 'payload.of has prefixItems'],
  [
    z.object({ of: z.string().regex(/^(a+)+$/) }),
    'payload.of has the pattern ^(a+)+$, but it has more than characters',
  ],
  [z.object({ of: z.string().regex(/^[a-z]+$/i) }), 'flags'],
  [z.object({ of: z.string().default('x') }), 'no defaults'],
  [z.object({ of: z.string().transform(Number) }), 'no defaults'],
  [z.looseObject({}), 'payload.* says {}'],
  [z.record(z.enum(['a', 'b']), z.string()), 'payload has propertyNames'],
  [z.object(Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`field${at}`, z.string()]))), 'more than 2000'],
  [Array.from({ length: 9 }).reduce((inner: z.ZodType) => z.array(inner), z.string()), 'nested deeper than 8'],
])('a schema that browsers could not read is refused by the builder: %#', (schema, fault) => {
  expect(() => topicSchema('insurance/quoted', schema)).toThrow(`insurance/quoted: `);
  expect(() => topicSchema('insurance/quoted', schema)).toThrow(fault);
});

test('titles and the like are dropped', () => {
  const schema = z.object({ plan: z.string().describe('which') }).meta({ title: 'Quoted', example: {} });
  const plan = { type: 'string' };
  expect(topicSchema('insurance/quoted', schema)).toEqual({ type: 'object', properties: { plan }, required: ['plan'] });
});

test('what does not fit is named with its place', () => {
  const read = compilePayload(topicSchema('a', z.object({ plants: z.array(z.object({ id: z.int() })) })));
  expect(() => read({ plants: [{ id: 1 }, { id: 'x' }] })).toThrow('payload.plants.1.id is no integer');
});

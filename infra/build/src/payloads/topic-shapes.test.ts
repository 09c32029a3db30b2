import { catalogue, type Topic } from '@umbral/protocol/events/catalogue.ts';
import { type PayloadShape, readPayload } from '@umbral/protocol/events/payload-shape.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeOf, topicShapes } from './topic-shapes.ts';

const odd = fc.constantFrom<unknown>(
  ...[null, undefined, '', 'login', 0, -1, 1.5, 7, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, true, [], {}, [null]],
);

/** Mostly what fits, with something odd in any place. */
function payloads(shape: PayloadShape): fc.Arbitrary<unknown> {
  const fitting = fittingOf(shape);
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: odd });
}

function fittingOf(shape: PayloadShape): fc.Arbitrary<unknown> {
  if (shape === 'text') return fc.string();
  if (shape === 'flag') return fc.boolean();
  if (shape === 'number') return fc.double();
  if (shape === 'whole number') return fc.integer();
  if (shape === 'positive whole number') return fc.integer({ min: -1 });
  if ('oneOf' in shape) return fc.constantFrom(...shape.oneOf, 'another');
  if ('orNull' in shape) return fc.option(payloads(shape.orNull));
  if ('listOf' in shape) return fc.array(payloads(shape.listOf), { maxLength: 3 });
  const fields = Object.entries(shape.fields).map(([name, one]) => [name, payloads(one)] as const);
  const record = fc.record(Object.fromEntries(fields), shape.optional ? { requiredKeys: [] } : {});
  return fc.oneof(
    record,
    record.map((fitting) => ({ ...fitting, surplus: 1 })),
  );
}

const topics = Object.entries(topicShapes());

test.each(topics)('%s: browsers read every payload as its schema does', (topic, { shape, ...row }) => {
  const { schema, ...traits } = catalogue[topic as Topic];
  expect({ retained: false, crossTab: false, ...row }).toEqual({ retained: false, crossTab: false, ...traits });
  const read = (value: unknown) => {
    try {
      return [readPayload(shape, value)];
    } catch {
      return [];
    }
  };
  let fitting = 0;
  const agrees = (value: unknown) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) fitting += 1;
    expect(read(value)).toEqual(parsed.success ? [parsed.data] : []);
  };
  fc.assert(fc.property(payloads(shape), agrees), { seed: 23, numRuns: 300 });
  expect(fitting).toBeGreaterThan(20);
});

test('a schema that says more than a shape can is refused by the builder', () => {
  for (const schema of [
    { type: 'string', minLength: 1 },
    { type: 'integer', minimum: 1, maximum: 9 },
    { anyOf: [{ type: 'string' }, { type: 'number' }] },
    { type: 'object', properties: { a: { type: 'string', format: 'email' } }, required: ['a'] },
  ] as const)
    expect(() => shapeOf(schema, 'mf-fair/topic')).toThrow(/has no shape yet/);
});

test('what does not fit is named with its place', () => {
  const shape = { fields: { plants: { listOf: { fields: { id: 'positive whole number' } } } } } as const;
  expect(() => readPayload(shape, { plants: [{ id: 1 }, { id: 'x' }] })).toThrow(
    'payload.plants.1.id is no positive whole number',
  );
});

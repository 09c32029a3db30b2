import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { knownTopics, ownTopics } from './declared-topics.ts';
import { readSourceContract } from './source-contract.ts';

const stranger = 'infra/releases/src/testing/mf-insurance';

test('what a remote declares stands in its contract, with what it does with each topic', async () => {
  const { topics, publishes, handles, asks, globals } = await readSourceContract('mf-insurance', stranger);
  expect(topics).toMatchObject({
    'insurance/quoted': { kind: 'fact', retained: true, crossTab: true, schema: { required: ['city', 'count'] } },
    'insurance/recount': { kind: 'intent' },
  });
  const owned = { owner: 'mf-insurance', declared: true };
  expect(publishes).toMatchObject({ 'insurance/quoted': { ...owned, crossTab: true } });
  expect([handles, asks]).toMatchObject([{ 'insurance/recount': owned }, { 'insurance/recount': owned }]);
  expect(globals).toEqual([]);
});

test('topics of others are no own ones, and a fragment that handles an intent is there', () => {
  const schema = z.object({});
  const declared: DeclaredTopics = {
    'tours/booked': { kind: 'fact', of: 'mf-tours', schema },
    'insurance/open': { kind: 'intent', handledBy: 'offer', schema },
  };
  expect(Object.keys(ownTopics(declared, ['offer']))).toEqual(['insurance/open']);
  expect(() => ownTopics(declared, ['banner'])).toThrow('insurance/open: there is no fragment offer');
});

describe('topics of which a package of the build speaks', () => {
  const booked = (fields: object, traits: object = {}): DeclaredTopics => ({
    'tours/booked': { kind: 'fact', of: 'mf-tours', schema: z.object({ ...fields }), ...traits },
  });
  const known = (app: string, own: DeclaredTopics, ofPackage = booked({ day: z.string(), count: z.int() })) =>
    knownTopics(app, { path: 'src/topics.ts', topics: own }, [{ path: 'kit/topics.ts', topics: ofPackage }]);

  test('are known to whoever bundles it, with whose they are', () => {
    expect(known('mf-insurance', {}).get('tours/booked')).toMatchObject({ owner: 'mf-tours', isDeclared: true });
  });

  test("are their owner's to say", () => {
    const schema = z.object({ day: z.string() });
    expect(known('mf-tours', { 'tours/booked': { kind: 'fact', schema } }).get('tours/booked')?.schema).toBe(schema);
  });

  test('may be said again by others in the same words, in any order', () => {
    const again = known('mf-insurance', booked({ count: z.int(), day: z.string() }));
    expect(again.get('tours/booked')).toMatchObject({ owner: 'mf-tours' });
  });

  test.each<[what: string, app: string, own: DeclaredTopics]>([
    ['another payload', 'mf-insurance', booked({ day: z.string() })],
    ['another type', 'mf-insurance', booked({ day: z.string(), count: z.number() })],
    ['another trait', 'mf-insurance', booked({ day: z.string(), count: z.int() }, { crossTab: true })],
    ['another kind', 'mf-insurance', booked({ day: z.string(), count: z.int() }, { kind: 'intent' })],
    ['another owner', 'mf-insurance', booked({ day: z.string(), count: z.int() }, { of: 'mf-trips' })],
    ['as the own of somebody else', 'mf-insurance', booked({ day: z.string(), count: z.int() }, { of: undefined })],
  ])('may not be said otherwise: %s', (_, app, own) => {
    expect(() => known(app, own)).toThrow(
      'src/topics.ts says something else of tours/booked than kit/topics.ts, whose parts are in this build',
    );
  });

  test('are always those of a remote', () => {
    const own: DeclaredTopics = { 'kit/drawn': { kind: 'fact', schema: z.object({}) } };
    expect(() => known('mf-insurance', {}, own)).toThrow('kit/topics.ts does not say whose topic kit/drawn is');
  });
});

test('what is personal stays in its tab', () => {
  const row = { kind: 'fact', schema: z.object({}), crossTab: true } as const;
  expect(() => ownTopics({ 'insurance/asked': { ...row, personal: true } }, [])).toThrow('cannot be crossTab');
  expect(Object.keys(ownTopics({ 'insurance/asked': row }, []))).toEqual(['insurance/asked']);
});

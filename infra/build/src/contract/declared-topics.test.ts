import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ownTopics } from './declared-topics.ts';
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

test('what is personal stays in its tab', () => {
  const row = { kind: 'fact', schema: z.object({}), crossTab: true } as const;
  expect(() => ownTopics({ 'insurance/asked': { ...row, personal: true } }, [])).toThrow('cannot be crossTab');
  expect(Object.keys(ownTopics({ 'insurance/asked': row }, []))).toEqual(['insurance/asked']);
});

import { filterPlants } from '@umbral/domain/api/plants.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { errorReplies } from './error-replies.ts';

let api: TestApp;
let bare: FastifyInstance;

beforeAll(async () => {
  api = await createTestApp();
  bare = Fastify();
  errorReplies(bare);
  bare.get<{ Params: { status: string } }>('/:status', async ({ params }) => {
    throw Object.assign(new Error('of some library'), { statusCode: Number(params.status) });
  });
});

afterAll(async () => {
  await bare.close();
  await api.close();
});

test.each([400, 405, 406, 408, 409, 412, 414, 417, 422, 431, 499])(
  'a library refuses with %i: the caller is told that the input is wrong, not that we failed',
  async (status) => {
    const answer = await bare.inject(`/${status}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ type: 'invalid-input' });
    expect(answer.body).not.toContain('library');
  },
);

test.each([399, 500, 502, 600])('whatever else a library throws, as %i, is an error of ours', async (status) => {
  expect((await bare.inject(`/${status}`)).json()).toMatchObject({ type: 'internal', status: 500 });
});

test.each([
  [404, 'not-found'],
  [413, 'too-large'],
  [415, 'unsupported-type'],
  [429, 'too-many-requests'],
  [503, 'unavailable'],
])('%i keeps its own type %s', async (status, type) => {
  expect((await bare.inject(`/${status}`)).json()).toMatchObject({ type, status });
});

test('who is told that a part is away is told when to come again', async () => {
  expect((await bare.inject('/503')).headers['retry-after']).toBe('5');
  expect((await bare.inject('/404')).headers['retry-after']).toBeUndefined();
});

test('[C072] fields that the contract does not know are named, in Spanish', async () => {
  const answer = await send(api.app, filterPlants, { body: { ciudad: 'bogota', toString: 1, area: { max: 'x' } } });
  expect(answer.statusCode).toBe(422);
  const { issues } = answer.json();
  expect(issues).toMatchObject({ ciudad: 'Este campo no existe', toString: 'Este campo no existe' });
  expect(Object.keys(issues)).not.toContain('');
});

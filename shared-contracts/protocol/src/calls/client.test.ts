import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addressOf, createCall } from './client.ts';
import { endpoint } from './endpoint.ts';
import { ApiError } from './problem.ts';

const readPlant = endpoint({
  id: 'C001',
  method: 'GET',
  path: '/plants/{id}',
  summary: 'One plant',
  params: z.object({ id: z.number() }),
  query: z.object({ near: z.array(z.string()).optional(), page: z.number().optional() }),
  response: z.object({ title: z.string() }),
});
const writeComment = endpoint({
  id: 'C002',
  method: 'POST',
  path: '/comments',
  summary: 'A comment',
  body: z.object({ text: z.string() }),
  response: z.object({ ok: z.literal(1) }),
});

function answering(status: number, body: unknown) {
  return vi.fn<typeof fetch>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
}

test('an address is built from the path, its parameters and the query that is there', () => {
  const address = addressOf('/api', readPlant, {
    params: { id: 'a b/c' },
    query: { near: ['x', 'y'], page: undefined },
  });
  expect(address).toBe('/api/plants/a%20b%2Fc?near=x&near=y');
});

test('an answer is parsed with its schema, unknown fields dropped', async () => {
  const send = answering(200, { title: 'Torre', secret: 1 });
  const plant = await createCall({ base: 'http://api', fetch: send })(readPlant, { params: { id: 7 } });
  expect(plant).toEqual({ title: 'Torre' });
  expect(send).toHaveBeenCalledWith('http://api/plants/7', expect.objectContaining({ method: 'GET' }));
});

test('an answer of another shape is an error, not a surprise later', async () => {
  const call = createCall({ base: '', fetch: answering(200, { name: 'Torre' }) });
  await expect(call(readPlant, { params: { id: 7 } })).rejects.toMatchObject({
    problem: { type: 'internal', status: 502 },
  });
});

test('a refusal carries its problem; anything else becomes one by its status', async () => {
  const problem = { type: 'invalid-input', title: 'Revisa', status: 422, issues: { text: 'Falta' } };
  const refused = createCall({ base: '', fetch: answering(422, problem) })(writeComment, { body: { text: '' } });
  await expect(refused).rejects.toMatchObject({ problem });
  const broken = createCall({ base: '', fetch: answering(503, '<html>') })(readPlant, { params: { id: 7 } });
  await expect(broken).rejects.toMatchObject({ problem: { type: 'unavailable', status: 503 } });
});

test('a lost connection is status 0; an abort stays an abort', async () => {
  const lost = createCall({ base: '', fetch: () => Promise.reject(new TypeError('fetch failed')) });
  const error = await lost(readPlant, { params: { id: 7 } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ problem: { type: 'unavailable', status: 0 } });
  const aborting: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response('{}');
  };
  const call = createCall({ base: '', fetch: aborting })(
    readPlant,
    { params: { id: 7 } },
    { signal: AbortSignal.abort() },
  );
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('on the server a write goes by fetch with its body as JSON', async () => {
  const send = answering(200, { ok: 1 });
  await createCall({ base: '', fetch: send })(writeComment, { body: { text: 'Hola' } });
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"text":"Hola"}' });
});

// @vitest-environment jsdom
import { keptHearts } from '@umbral/kit/cards/plant-lists.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeThings, hasThings, readThings } from './device-store.ts';
import { type DeviceThings, nothingKept } from './device-things.ts';
import { mergeThings } from './merge-things.ts';

const kept: DeviceThings = {
  lists: [
    { id: 1, name: 'Para mamá' },
    { id: 2, name: 'Inversión' },
  ],
  homes: [
    { plantId: 7, listId: 1, note: 'Con luz' },
    { plantId: 8, listId: 2, note: '' },
    { plantId: 9, listId: null, note: 'Preguntar' },
  ],
  comparisons: [
    { id: 2, name: 'Las finalistas', plantIds: [7, 8], createdAt: '2026-11-24T10:00:00Z' },
    { id: 1, name: null, plantIds: [8, 9], createdAt: '2026-11-23T10:00:00Z' },
  ],
};

beforeEach(() => {
  localStorage.clear();
  changeThings(() => kept);
});

type Answer = unknown | Error;

/** A backend whose answers are given by the ids of its calls. */
function backend(answers: Readonly<Record<string, (input: { body?: unknown }) => Answer>> = {}) {
  let made = 40;
  const create = () => {
    made += 1;
    return { ok: 1, message: '', id: made };
  };
  const known: typeof answers = {
    C223: () => ({ data: [{ id: 30, name: 'para MAMÁ', created_at: '' }] }),
    C130: () => ({ data: [{ plant_id: 9, list_id: null, note: 'De antes' }] }),
    C129: () => ({ data: [] }),
    C224: create,
    C227: () => ({ ok: 1, message: '' }),
    C122: create,
    C222: () => ({ ok: 1, message: '' }),
    ...answers,
  };
  const send = vi.fn(async ({ id }: { id: string }, input: { body?: unknown }) => {
    const answer = known[id]?.(input);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const bodies = (id: string) => send.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input.body);
  return { call: send as unknown as CallApi, bodies };
}

const isHere = () => true;

test('[B136] lists of one name become one, what the account says stays, and the device is empty afterwards', async () => {
  const { call, bodies } = backend();
  expect(await mergeThings({ call, isHere })).toEqual({ lists: 1, comparisons: 2 });
  expect(bodies('C224')).toEqual([{ name: 'Inversión' }]);
  expect(bodies('C227')).toEqual([
    { plant_id: 7, list_id: 30, note: 'Con luz' },
    { plant_id: 8, list_id: 41 },
  ]);
  expect(bodies('C122')).toEqual([{ projects: [8, 9] }, { projects: [7, 8] }]);
  expect(bodies('C222')).toEqual([{ comparison_id: 43, name: 'Las finalistas' }]);
  expect(readThings()).toEqual(nothingKept);
  expect(localStorage.getItem('umbral-kept-1')).toBeNull();
});

test('[B136] a call that fails in the middle loses nothing: the next time goes on there', async () => {
  let isDown = true;
  const offline = (input: { body?: unknown }) =>
    isDown && JSON.stringify(input.body).includes('"plant_id":8') ? new Error('offline') : { ok: 1, message: '' };
  const { call, bodies } = backend({ C227: offline });
  await expect(mergeThings({ call, isHere })).rejects.toThrow('offline');
  expect(readThings().homes.map(({ plantId }) => plantId)).toEqual([8, 9]);
  expect(readThings().comparisons).toHaveLength(2);
  isDown = false;
  expect(await mergeThings({ call, isHere })).toMatchObject({ comparisons: 2 });
  expect(bodies('C227').filter((body) => JSON.stringify(body).includes('"plant_id":7'))).toHaveLength(1);
  expect(readThings()).toEqual(nothingKept);
});

test('[B136] a home whose heart stays on the device stays with its list and note', async () => {
  keptHearts.add(7);
  const { call } = backend();
  await mergeThings({ call, isHere });
  expect(readThings()).toMatchObject({ lists: [{ name: 'Para mamá' }], homes: [{ plantId: 7, note: 'Con luz' }] });
});

test('[B136] what is gone is dropped; what does not fit stays and says why', async () => {
  const gone = new ApiError({ type: 'not-found', title: '', status: 404 });
  const { call } = backend({
    C227: () => gone,
    C122: () => ({ ok: 0, message: 'Puedes guardar máximo 5.', id: null }),
  });
  expect(await mergeThings({ call, isHere })).toEqual({
    lists: 1,
    comparisons: 0,
    refusal: 'Puedes guardar máximo 5.',
  });
  expect(readThings()).toMatchObject({ lists: [], homes: [], comparisons: [{ id: 2 }, { id: 1 }] });
});

test('[B135] a comparison that the account has keeps the name that it has there, and is no news', async () => {
  const { call, bodies } = backend({
    C129: () => ({ data: [{ id: 50, name: 'La de antes', created_at: '', projects: [] }] }),
    C122: ({ body }) => ({ ok: 1, message: '', id: JSON.stringify(body).includes('9') ? 51 : 50 }),
  });
  expect(await mergeThings({ call, isHere })).toMatchObject({ comparisons: 1 });
  expect(bodies('C222')).toEqual([]);
  expect(readThings().comparisons).toEqual([]);
});

test('[B135] a comparison that the account refuses stays, and those after it come along', async () => {
  const { call } = backend({
    C122: ({ body }) =>
      JSON.stringify(body).includes('9')
        ? { ok: 0, message: 'Un inmueble ya no está disponible.', id: null }
        : { ok: 1, message: '', id: 50 },
  });
  expect(await mergeThings({ call, isHere })).toMatchObject({
    comparisons: 1,
    refusal: 'Un inmueble ya no está disponible.',
  });
  expect(readThings().comparisons.map(({ id }) => id)).toEqual([1]);
});

test('[B136] who has left meanwhile gets nothing more', async () => {
  const { call, bodies } = backend();
  await mergeThings({ call, isHere: () => false });
  expect([bodies('C224'), bodies('C227'), bodies('C122')]).toEqual([[], [], []]);
  expect(readThings()).toEqual(kept);
});

test('[B136] where the device stores nothing, what was kept on this page comes along all the same', async () => {
  changeThings(() => nothingKept);
  expect(hasThings()).toBe(false);
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  changeThings(() => kept);
  expect(hasThings()).toBe(true);
  expect(await mergeThings({ call: backend().call, isHere })).toEqual({ lists: 1, comparisons: 2 });
  expect(hasThings()).toBe(false);
  forbidden.mockRestore();
});

import { beginUpload, cancelUpload, sendUploadPart } from '@umbral/domain/api/upload-transfers.ts';
import { deleteUpload, getUpload } from '@umbral/domain/api/uploads.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { expect, test, vi } from 'vitest';
import type { KeptFile } from '../sending/kept-files.ts';
import { tinyFile } from '../testing/tiny-pictures.ts';
import { createPictureDesk } from './picture-desk.ts';

const upload = { state: 'ready', reason: null, width: 3, height: 2, color: '#112233', focus: null, image: null };
const lost = () => new ApiError({ type: 'unavailable', title: '', status: 0 });

/** A device that outlives its tabs, and a server that answers while it is `isThere`. */
function createWorld() {
  const device = new Map<string, KeptFile>();
  const world = { isThere: true, arrived: new Set<string>(), calls: [] as string[] };
  const keptFiles = {
    keep: async (file: KeptFile) => void device.set(file.key, file),
    find: async (key: string) => device.get(key),
    forget: async (key: string) => void device.delete(key),
  };
  const call = async ({ id }: Endpoint, { params }: { params: { key: string } }) => {
    world.calls.push(id);
    if (!world.isThere) throw lost();
    if (id === getUpload.id) {
      if (!world.arrived.has(params.key)) throw new ApiError({ type: 'not-found', title: '', status: 404 });
      return { data: upload };
    }
    if (id === beginUpload.id) return { ok: 1, transfer: { id: 't', received: 0, part_bytes: 1000 }, upload: null };
    if (id === sendUploadPart.id) return { ok: 1, transfer: null, upload };
    expect([deleteUpload.id, cancelUpload.id]).toContain(id);
    return { ok: 1 };
  };
  const open = () => {
    const desk = createPictureDesk({ call: call as never, keptFiles });
    desk.wake(7);
    return desk;
  };
  return { world, device, open };
}

async function taken(desk: ReturnType<typeof createPictureDesk>, seed = 0): Promise<string> {
  const answer = await desk.take(tinyFile('a.jpg', 'jpeg', seed), 'plan');
  if ('issue' in answer) throw new Error(answer.issue);
  return answer.key;
}

test('a picture that was chosen without a connection goes on by itself, or after a reload of the tab', async () => {
  const { world, device, open } = createWorld();
  world.isThere = false;
  const desk = open();
  const key = await taken(desk);
  await vi.waitFor(() => expect(desk.store.get(key)?.state.status).toBe('paused'));
  desk.close();

  const reloaded = open();
  reloaded.see(key);
  await vi.waitFor(() => expect(reloaded.store.get(key)?.state.status).toBe('paused'));
  world.isThere = true;
  reloaded.wake(7);
  await vi.waitFor(() => expect(reloaded.store.get(key)?.state.status).toBe('ready'));
  await vi.waitFor(() => expect(device.size).toBe(0));
});

test('what could not be asked without a connection is asked again with one', async () => {
  const { world, open } = createWorld();
  const key = `up-${'a'.repeat(40)}`;
  world.isThere = false;
  world.arrived.add(key);
  const desk = open();
  desk.see(key);
  await vi.waitFor(() => expect(desk.store.get(key)?.state.status).toBe('paused'));
  world.isThere = true;
  desk.wake(7);
  await vi.waitFor(() => expect(desk.store.get(key)?.state.status).toBe('ready'));
});

test('the same file twice is sent once; one that has arrived is taken back when nothing names it', async () => {
  const { world, open } = createWorld();
  const desk = open();
  const [key, again] = await Promise.all([taken(desk), taken(desk)]);
  expect(again).toBe(key);
  await vi.waitFor(() => expect(desk.store.get(key)?.state.status).toBe('ready'));
  expect(world.calls).toEqual(['C380', 'C381']);
  desk.discard(key);
  await vi.waitFor(() => expect(world.calls).toEqual(['C380', 'C381', 'C261']));
  expect(desk.store.get(key)).toBeUndefined();
});

test('nobody signed in, nothing is taken', async () => {
  const { open } = createWorld();
  const desk = open();
  desk.wake(undefined);
  expect(await desk.take(tinyFile('a.jpg'), 'plan')).toEqual({
    issue: 'Tu sesión terminó. Ingresa de nuevo y sigue subiendo',
  });
});

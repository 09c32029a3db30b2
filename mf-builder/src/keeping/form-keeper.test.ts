import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormDocument } from '../form-document/form-document.ts';
import type { DeviceCopy } from './device-copies.ts';
import type { DraftToSend, SaveAnswer, ServerDraft } from './draft-server.ts';
import { FormKeeper } from './form-keeper.ts';

const base = { name: 'Alameda', location: { address: '' } };
const saved = (version: number, id = 7): SaveAnswer => ({ kind: 'saved', id, version, at: 1 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form on its draft of version 1; each save is answered in its turn, and as saved after that. */
function open(answers: readonly SaveAnswer[] = [], draft: ServerDraft | null = { id: 7, version: 1, form: base }) {
  const document = createFormDocument(base);
  const left = [...answers];
  let version = draft?.version ?? 0;
  const save = vi.fn(async (sent: DraftToSend): Promise<SaveAnswer> => {
    version = (sent.version ?? version) + 1;
    return left.shift() ?? saved(version);
  });
  const read = vi.fn(async (_: number): Promise<ServerDraft | undefined> => undefined);
  const copies: (DeviceCopy | undefined)[] = [];
  const begin = { key: 'k', builder: 1, project: null, projectVersion: null, projectForm: null, draft, base };
  const device = (copy?: DeviceCopy) => copies.push(copy) > 0;
  const parts = { document, server: { save, read }, device };
  const keeper = new FormKeeper(begin, { ...parts, now: () => Date.now() });
  const stop = keeper.start();
  return { document, keeper, save, read, stop, onDevice: () => copies.at(-1)?.form };
}

test('[B142] the device has a change within half a second, the server within two, then the device forgets it', async () => {
  const { document, keeper, save, onDevice } = open();
  document.write('name', 'Alameda 1');
  await vi.advanceTimersByTimeAsync(500);
  expect(onDevice()).toMatchObject({ name: 'Alameda 1' });
  expect(save).not.toHaveBeenCalled();
  document.write('name', 'Alameda 170');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(save.mock.calls.map(([sent]) => [sent.id, sent.version, sent.form.name])).toEqual([[7, 1, 'Alameda 170']]);
  expect(keeper.state()).toMatchObject({ status: 'saved', savedAt: 1 });
  expect(onDevice()).toBeUndefined();
});

test('[B142] somebody who types on and on is saved all the same, and what came during a save goes with the next', async () => {
  const { document, keeper, save } = open();
  for (let second = 0; second < 5; second += 1) {
    document.write('name', `Alameda ${second}`);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(save.mock.lastCall?.[0].form.name).toBe('Alameda 4');
  expect(keeper.state().status).toBe('saved');
});

test('[B142] without a connection it stays on the device and goes when the connection is back', async () => {
  const { document, keeper, save, onDevice } = open([{ kind: 'away' }, { kind: 'away' }]);
  document.write('name', 'Sin red');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keeper.state().status).toBe('away');
  await vi.advanceTimersByTimeAsync(4_010);
  expect(save).toHaveBeenCalledTimes(2);
  expect(onDevice()).toMatchObject({ name: 'Sin red' });
  keeper.resume();
  await vi.advanceTimersByTimeAsync(10);
  expect(save).toHaveBeenCalledTimes(3);
  expect(keeper.state().status).toBe('saved');
});

test('[B142] a session that ended keeps the form and goes on after signing in', async () => {
  const { document, keeper, onDevice } = open([{ kind: 'signed-out' }]);
  document.write('name', 'Sin sesión');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keeper.state().status).toBe('signed-out');
  document.write('name', 'Sin sesión, más');
  await vi.advanceTimersByTimeAsync(500);
  expect(onDevice()).toMatchObject({ name: 'Sin sesión, más' });
  keeper.resume();
  await vi.advanceTimersByTimeAsync(10);
  expect(keeper.state().status).toBe('saved');
});

test('[B142] another version that changed other fields is merged, told, and saved on top', async () => {
  const theirs = { name: 'Alameda', location: { address: 'Calle 1' } };
  const { document, keeper, save } = open([{ kind: 'moved', draft: { id: 7, version: 5, form: theirs } }]);
  document.write('name', 'Mía');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(document.form()).toEqual({ name: 'Mía', location: { address: 'Calle 1' } });
  await vi.advanceTimersByTimeAsync(10);
  expect(save.mock.lastCall?.[0]).toMatchObject({
    version: 5,
    form: { name: 'Mía', location: { address: 'Calle 1' } },
  });
  expect(keeper.state()).toMatchObject({ status: 'saved', taken: ['location.address'], conflicts: [] });
  keeper.acknowledge();
  expect(keeper.state().taken).toEqual([]);
});

test('[B142] what both changed waits: nothing is saved until it is settled, and the device keeps mine', async () => {
  const theirs = { name: 'Suya', location: { address: '' } };
  const { document, keeper, save, onDevice } = open([{ kind: 'moved', draft: { id: 7, version: 5, form: theirs } }]);
  document.write('name', 'Mía');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(keeper.state()).toMatchObject({
    status: 'conflict',
    conflicts: [{ path: 'name', mine: 'Mía', theirs: 'Suya' }],
  });
  expect(onDevice()).toMatchObject({ name: 'Mía' });
  document.write('name', 'Suya y mía');
  keeper.settle();
  await vi.advanceTimersByTimeAsync(10);
  expect(save.mock.lastCall?.[0]).toMatchObject({ version: 5, form: { name: 'Suya y mía' } });
  expect(keeper.state().status).toBe('saved');
});

test('[B142] what somebody else saved is taken in while nothing of mine waits', async () => {
  const { document, keeper, read, save } = open();
  read.mockResolvedValue({ id: 7, version: 4, form: { name: 'Suya', location: { address: '' } } });
  await keeper.pull();
  expect(document.read('name')).toBe('Suya');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).not.toHaveBeenCalled();
  document.write('name', 'Mía');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(save.mock.lastCall?.[0].version).toBe(4);
});

test('[B142] a new draft whose answer was lost is found by its key, and the newer form follows as its next version', async () => {
  const { document, keeper, save } = open([{ kind: 'away' }, saved(1)], null);
  document.write('name', 'Uno');
  await vi.advanceTimersByTimeAsync(2_000);
  document.write('name', 'Dos');
  await vi.advanceTimersByTimeAsync(4_010);
  expect(save.mock.calls.map(([{ id, version, key }]) => [id, version, key])).toEqual([
    [null, null, 'k'],
    [null, null, 'k'],
    [7, 1, 'k'],
  ]);
  expect(keeper.state()).toMatchObject({ status: 'saved', draft: 7 });
});

test('[B142] a save whose answer was lost is no other person: what is typed meanwhile goes on from it, and nobody is asked', async () => {
  const lost = { name: 'Primera palabra', location: { address: '' } };
  const moved: SaveAnswer = { kind: 'moved', draft: { id: 7, version: 2, form: structuredClone(lost) } };
  const { document, keeper, save } = open([{ kind: 'away' }, moved]);
  document.write('name', lost.name);
  await vi.advanceTimersByTimeAsync(2_000);
  document.write('name', 'Primera palabra y la segunda');
  await vi.advanceTimersByTimeAsync(4_020);
  expect(keeper.state()).toMatchObject({ status: 'saved', conflicts: [], taken: [] });
  expect(save.mock.lastCall?.[0]).toMatchObject({ version: 2, form: { name: 'Primera palabra y la segunda' } });
});

test('[B142] a draft that is gone is not made again by itself', async () => {
  const { document, keeper, save } = open([{ kind: 'gone' }]);
  document.write('name', 'Mía');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(keeper.state().status).toBe('gone');
  keeper.beginAnew();
  await vi.advanceTimersByTimeAsync(10);
  expect(save.mock.lastCall?.[0]).toMatchObject({ id: null, version: null });
});

test('[B142] a project that changed under its draft is taken in, and the draft says which version it holds', async () => {
  const { document, keeper, save } = open();
  document.write('name', 'Mía');
  keeper.takeProject(9, { name: 'Alameda', location: { address: 'Calle 9' } });
  await vi.advanceTimersByTimeAsync(10);
  expect(document.form()).toEqual({ name: 'Mía', location: { address: 'Calle 9' } });
  expect(save.mock.lastCall?.[0]).toMatchObject({ projectVersion: 9, version: 1 });
});

test('[B142] a page that ends keeps the last change at once; a form that was sent keeps nothing', async () => {
  const { document, keeper, stop, onDevice } = open();
  document.write('name', 'Última');
  stop();
  expect(onDevice()).toMatchObject({ name: 'Última' });
  keeper.finish();
  expect(onDevice()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onDevice()).toBeUndefined();
});

test('[B142] what an earlier form kept on the device goes on from what the server has by now', async () => {
  const { document, keeper, save } = open([], { id: 7, version: 3, form: base });
  const copy = { key: 'tab', creationKey: 'old', builder: 1, draft: 7, project: null, version: 2, changedAt: 1 };
  keeper.recover({
    ...copy,
    base: { name: 'Vieja', location: { address: '' } },
    form: { name: 'Vieja', location: { address: 'Mía' } },
  });
  expect(document.form()).toEqual({ name: 'Alameda', location: { address: 'Mía' } });
  await vi.advanceTimersByTimeAsync(10);
  expect(save.mock.lastCall?.[0]).toMatchObject({ id: 7, version: 3, form: { location: { address: 'Mía' } } });
});

test('[B142] a copy of a form that no server has keeps its key: its draft is made once', async () => {
  const { keeper, save } = open([saved(1), saved(2)], null);
  keeper.recover({
    key: 'tab',
    creationKey: 'old',
    builder: 1,
    draft: null,
    project: null,
    version: null,
    changedAt: 1,
    base,
    form: { ...base, name: 'X' },
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(save.mock.calls.map(([{ id, key, form }]) => [id, key, form.name])).toEqual([
    [null, 'old', 'X'],
    [7, 'old', 'X'],
  ]);
});

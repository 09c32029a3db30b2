import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { watchDisk } from './disk-room.ts';

const { free } = vi.hoisted(() => ({ free: { bytes: 0 } }));

vi.mock('node:fs/promises', async (load) => ({
  ...(await load<typeof import('node:fs/promises')>()),
  statfs: vi.fn(async () => ({ bavail: free.bytes / 4096, bsize: 4096 })),
}));

test('a disk is full below the floor, and until a quarter more than the floor is free again', async () => {
  const turns: boolean[] = [];
  free.bytes = 4096 * 1000;
  const room = watchDisk({
    folders: [tmpdir()],
    floorBytes: 4096 * 100,
    everyMs: 5,
    onTurn: (isFull) => turns.push(isFull),
  });
  await vi.waitFor(() => expect(room.freeBytes()).toBe(4096 * 1000));
  expect(room.isFull()).toBe(false);
  free.bytes = 4096 * 99;
  await vi.waitFor(() => expect(room.isFull()).toBe(true));
  free.bytes = 4096 * 110;
  await vi.waitFor(() => expect(room.freeBytes()).toBe(4096 * 110));
  expect(room.isFull()).toBe(true);
  free.bytes = 4096 * 125;
  await vi.waitFor(() => expect(room.isFull()).toBe(false));
  expect(turns).toEqual([true, false]);
  room.stop();
});

test('the fullest disk counts; a folder that is not there says nothing', async () => {
  vi.mocked(statfs)
    .mockRejectedValueOnce(new Error('ENOENT'))
    .mockResolvedValueOnce({ bavail: 2, bsize: 4096 } as never);
  const room = watchDisk({ folders: ['/nowhere', tmpdir()], floorBytes: 4096, everyMs: 60_000 });
  await vi.waitFor(() => expect(room.freeBytes()).toBe(8192));
  expect(room.isFull()).toBe(false);
  room.stop();
});

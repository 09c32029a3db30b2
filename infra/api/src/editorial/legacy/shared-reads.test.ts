import { expect, test, vi } from 'vitest';
import { shareReads } from './shared-reads.ts';

test('what is asked for at once is read once; what failed or is not there is read anew', async () => {
  const shared = shareReads<string>({ forMs: 60_000, max: 2 });
  const read = vi.fn(async () => 'página');
  expect(await Promise.all([shared('a', read), shared('a', read)])).toEqual(['página', 'página']);
  expect(await shared('a', read)).toBe('página');
  expect(read).toHaveBeenCalledTimes(1);

  const failing = vi
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue('b');
  await expect(Promise.all([shared('b', failing), shared('b', failing)])).rejects.toThrow('away');
  expect(await shared('b', failing)).toBeUndefined();
  expect(await shared('b', failing)).toBe('b');
  expect(failing).toHaveBeenCalledTimes(3);
});

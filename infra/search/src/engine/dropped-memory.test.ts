import { expect, test, vi } from 'vitest';
import { buildSegment, packRecords } from './build-segment.ts';
import { DroppedMemory } from './dropped-memory.ts';

test('a thread collects once so many bytes are let go of, and then begins to count anew', async () => {
  const collect = vi.fn();
  const dropped = new DroppedMemory(collect);
  const record = JSON.stringify({ objectID: 'a', text: 'x'.repeat(40 << 20) });
  const schema = { facets: [], searchable: [], numeric: [], orders: [] };
  const data = buildSegment([packRecords([record])], schema);
  const drop = async () => {
    dropped.drop(data);
    await new Promise((resolve) => setImmediate(resolve));
    return collect.mock.calls.length;
  };
  expect([await drop(), await drop(), await drop(), await drop()]).toEqual([0, 1, 1, 2]);
});

import { listPlantsByIds } from '@umbral/domain/api/plants.ts';
import { expect, test } from 'vitest';
import { recordsAbout, recordsPath, wantedIds } from './kept-records.ts';

test('the address is that of the call', () => {
  expect(`/api${listPlantsByIds.path}`).toBe(`${recordsPath}{id}`);
  expect(wantedIds('/api/plantas/ids/7,12')).toEqual([7, 12]);
});

test('of the homes that are kept those are answered that were asked for', () => {
  const kept = { data: [{ id: 7, title: 'A' }, { id: 9 }, { id: 12 }] };
  expect(recordsAbout(kept, [12, 7, 99])).toEqual({ data: [{ id: 7, title: 'A' }, { id: 12 }] });
  expect(recordsAbout(null, [7])).toEqual({ data: [] });
  expect(recordsAbout({ data: ['x', null] }, [7])).toEqual({ data: [] });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contractFiles } from './contract-files.ts';
import { keepContracts } from './keep-contracts.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'umbral-contracts-')), 'src/contracts');
});
afterEach(() => rmSync(join(folder, '../..'), { recursive: true }));

const filesOf = (pattern: string, composition = 1) =>
  contractFiles('mf-moving', { routes: { 'moving/removal': pattern }, topics: {}, offers: {} }, composition);
const file = () => readFileSync(join(folder, 'mf-moving.ts'), 'utf8');

test('files are written once, and another composition with the same contract leaves them alone', () => {
  expect(keepContracts(folder, filesOf('/a'), { isCheck: false })).toEqual({ written: ['mf-moving.ts'], removed: [] });
  expect(keepContracts(folder, filesOf('/a', 2), { isCheck: false })).toEqual({ written: [], removed: [] });
  expect(file()).toContain('composition 1;');
});

test('what is stale, changed by hand or without a remote is told by a check, which writes nothing', () => {
  keepContracts(folder, filesOf('/a'), { isCheck: false });
  const before = file();
  expect(keepContracts(folder, filesOf('/b'), { isCheck: true }).written).toEqual(['mf-moving.ts']);
  expect(keepContracts(folder, [], { isCheck: true }).removed).toEqual(['mf-moving.ts']);
  expect(file()).toBe(before);
  writeFileSync(join(folder, 'mf-moving.ts'), before.replace('/a', '/c'));
  expect(keepContracts(folder, filesOf('/a'), { isCheck: true }).written).toEqual(['mf-moving.ts']);
  keepContracts(folder, [], { isCheck: false });
  expect(readdirSync(folder)).toEqual([]);
});

test('a file of somebody else is neither replaced nor removed', () => {
  keepContracts(folder, filesOf('/a'), { isCheck: false });
  writeFileSync(join(folder, 'mf-moving.ts'), '// ours\n');
  expect(() => keepContracts(folder, filesOf('/a'), { isCheck: false })).toThrow('was not written by umbral types');
  keepContracts(folder, [], { isCheck: false });
  expect(file()).toBe('// ours\n');
});

test('files of a remote that this program does not understand stay, and so does a folder of somebody', () => {
  keepContracts(folder, filesOf('/a'), { isCheck: false });
  mkdirSync(join(folder, 'testing'));
  expect(keepContracts(folder, [], { isCheck: false, unreadable: ['mf-moving'] })).toEqual({
    written: [],
    removed: [],
  });
  expect(file()).toContain('/a');
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  expect(keepContracts(folder, filesOf('/a'), false)).toEqual({ written: ['mf-moving.ts'], removed: [] });
  expect(keepContracts(folder, filesOf('/a', 2), false)).toEqual({ written: [], removed: [] });
  expect(file()).toContain('composition 1;');
});

test('what is stale, changed by hand or without a remote is told by a check, which writes nothing', () => {
  keepContracts(folder, filesOf('/a'), false);
  const before = file();
  expect(keepContracts(folder, filesOf('/b'), true).written).toEqual(['mf-moving.ts']);
  expect(keepContracts(folder, [], true).removed).toEqual(['mf-moving.ts']);
  expect(file()).toBe(before);
  writeFileSync(join(folder, 'mf-moving.ts'), before.replace('/a', '/c'));
  expect(keepContracts(folder, filesOf('/a'), true).written).toEqual(['mf-moving.ts']);
  keepContracts(folder, [], false);
  expect(readdirSync(folder)).toEqual([]);
});

test('a file of somebody else is neither replaced nor removed', () => {
  keepContracts(folder, filesOf('/a'), false);
  writeFileSync(join(folder, 'mf-moving.ts'), '// ours\n');
  expect(() => keepContracts(folder, filesOf('/a'), false)).toThrow('was not written by umbral types');
  keepContracts(folder, [], false);
  expect(file()).toBe('// ours\n');
});

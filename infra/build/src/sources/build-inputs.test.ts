import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../build-target.ts';
import { remoteFolders } from './app-entries.ts';
import { inputsOfApp, readBuildInputs } from './build-inputs.ts';
import { inputHash } from './input-hash.ts';

let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const lockfile = {
  packages: {
    'node_modules/react': { version: '19.3.1', integrity: 'a', dependencies: { scheduler: '1' } },
    'node_modules/scheduler': { version: '0.27.0', integrity: 'b' },
    'node_modules/react/node_modules/scheduler': { version: '0.28.0', integrity: 'c' },
    'node_modules/fastify': { version: '5.0.0', integrity: 'd' },
  },
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-inputs-'));
  write('mf-fair/src/remote.ts', "import { a } from './a.ts';\nimport type { B } from './b.ts';\nimport 'react';");
  write('mf-fair/src/server.ts', 'export const lazy = () => import(/* webpackChunkName: "c" */ \'./c.tsx\');');
  write('mf-fair/src/a.ts', "export { money } from '@umbral/domain/money/money.ts';");
  write('mf-fair/src/b.ts', 'export interface B {}');
  write('mf-fair/src/c.tsx', "import css from './c.module.css';");
  write('mf-fair/src/c.module.css', '.a { composes: b from "./d.module.css"; background: url("./e.svg"); }');
  write('mf-fair/src/d.module.css', '.b { color: red; }');
  write('mf-fair/src/e.svg', '<svg/>');
  write('mf-fair/src/fragments/popup/popup-fragment.ts', '');
  write('shared-contracts/domain/src/money/money.ts', '');
  write('shared-contracts/domain/src/money/other.ts', '');
  write('package-lock.json', JSON.stringify(lockfile));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = () => inputHash(root, inputsOfApp(root, 'mf-fair'));

test('a build is made of what its entries lead to: modules, styles and pictures, but no types', () => {
  expect(inputsOfApp(root, 'mf-fair')).toEqual({
    files: [
      'mf-fair/src/a.ts',
      'mf-fair/src/c.module.css',
      'mf-fair/src/c.tsx',
      'mf-fair/src/d.module.css',
      'mf-fair/src/e.svg',
      'mf-fair/src/fragments/popup/popup-fragment.ts',
      'mf-fair/src/remote.ts',
      'mf-fair/src/server.ts',
      'shared-contracts/domain/src/money/money.ts',
    ],
    packages: ['react'],
  });
});

test.each([
  ['a file that it contains', 'shared-contracts/domain/src/money/money.ts', 'export const a = 1;'],
  ['a stylesheet that another takes a class from', 'mf-fair/src/d.module.css', '.b { color: blue; }'],
])('%s changes the version', (_, path, text) => {
  const before = hash();
  write(path, text);
  expect(hash()).not.toBe(before);
});

test.each([
  ['a file of the same package that it does not contain', 'shared-contracts/domain/src/money/other.ts'],
  ['a file of which it takes the type alone', 'mf-fair/src/b.ts'],
  ['a test', 'mf-fair/src/a.test.ts'],
])('%s does not change the version', (_, path) => {
  const before = hash();
  write(path, 'export const changed = 1;');
  expect(hash()).toBe(before);
});

test('the topics of a package belong to each build that has a module of it', () => {
  write('shared-contracts/kit/src/topics.ts', "import * as z from 'zod/mini';");
  write('shared-contracts/kit/src/card.ts', '');
  const before = inputsOfApp(root, 'mf-fair');
  expect(before.files).not.toContain('shared-contracts/kit/src/topics.ts');
  write('mf-fair/src/a.ts', "import '@umbral/kit/card.ts';");
  const { files, packages } = inputsOfApp(root, 'mf-fair');
  expect(files).toContain('shared-contracts/kit/src/topics.ts');
  expect(packages).toEqual(['react', 'zod']);
});

test('the lockfile counts by the packages that the build contains, and what these bring along', () => {
  const before = hash();
  const write2 = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));
  write2({ ...lockfile.packages, 'node_modules/fastify': { version: '5.1.0', integrity: 'z' } });
  expect(hash()).toBe(before);
  write2({ ...lockfile.packages, 'node_modules/react/node_modules/scheduler': { version: '0.29.0', integrity: 'z' } });
  expect(hash()).not.toBe(before);
});

test('the portal is made of far less than all of its contracts', () => {
  const { files } = inputsOfApp(repositoryRoot, 'mf-builder');
  expect(files).toContain('infra/build/src/container/container-runtime.ts');
  expect(files).toContain('shared-contracts/protocol/src/router/router-stubs.ts');
  expect(files).not.toContain('shared-contracts/kit/src/cards/project-card.tsx');
  expect(readBuildInputs(repositoryRoot, ['infra/releases/console/main.tsx']).files).toContain(
    'shared-contracts/kit/src/styles/tokens.css',
  );
});

test('a topic that a remote declares makes one version new, its own', () => {
  const apps = ['shell', ...remoteFolders(repositoryRoot)];
  const made = apps.filter((app) => inputsOfApp(repositoryRoot, app).files.includes('mf-content/src/topics.ts'));
  expect(made).toEqual(['mf-content']);
});

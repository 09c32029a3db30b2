import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPackages } from '../pack/pack-packages.ts';
import { findPackage, type PublishedPackage, publishedPackages } from '../published-packages.ts';
import { bumpVersion } from '../versions/number-versions.ts';
import { isTooSmall, neededStep } from './needed-step.ts';

const here = join(import.meta.dirname, '../../../..');
const protocol = findPackage('protocol') as PublishedPackage;
const build = findPackage('build') as PublishedPackage;
let root: string;
let tarballs: string;

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=team', '-c', 'user.email=team@portal.example', ...words], { cwd: root });

/** A repository of two small packages, numbered, packed and committed, in which both were edited since. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'umbral-api-'));
  tarballs = join(root, 'tarballs');
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
  write('package.json', readFileSync(join(here, 'package.json'), 'utf8'));
  write('tsconfig.json', readFileSync(join(here, 'tsconfig.json'), 'utf8'));
  write('.gitignore', 'node_modules\ntarballs\n');
  for (const one of publishedPackages) {
    mkdirSync(join(root, one.folder, 'src'), { recursive: true });
    if (one.kind === 'program') write(`${one.folder}/src/${one.bin}.ts`, '');
    write(`${one.folder}/package.json`, '{ "description": "" }');
  }
  write('shared-contracts/kit/src/css-modules.d.ts', '');
  for (const folder of ['remote', 'release']) {
    mkdirSync(join(root, protocol.folder, 'src', folder));
    write(`${protocol.folder}/src/${folder}/greet.ts`, 'export const greet = (name: string) => ({ text: name });\n');
  }
  write(`${build.folder}/src/config.ts`, "export { root } from './own.ts';\n");
  write(`${build.folder}/src/own.ts`, 'export const root = 1;\nexport const gone = 2;\n');
  for (const one of [protocol, build]) bumpVersion(root, one, 'major', 'First number');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'numbered');
  await packPackages(root, tarballs);
  for (const folder of ['remote', 'release']) {
    write(
      `${protocol.folder}/src/${folder}/greet.ts`,
      'export const greet = (name: string, isFormal: boolean) => ({ text: name });\n',
    );
  }
  write(`${build.folder}/src/own.ts`, 'export const root = 1;\n');
});
afterAll(() => rmSync(root, { recursive: true }));

const greeting = { step: 'major', text: 'remote/greet: parameter 2 of greet is new and must be given' };

test('what a package offers is compared with the tarball of its number, else with the commit that numbered it', async () => {
  expect(readdirSync(tarballs)).toContain('umbral-protocol-1.0.0.tgz');
  const needed = await neededStep(root, protocol, tarballs);
  expect(needed).toEqual({ step: 'major', changes: [greeting] });
  expect(needed && [isTooSmall('minor', needed), isTooSmall('major', needed)]).toEqual([true, false]);
  expect(await neededStep(root, protocol, join(root, 'nothing'))).toEqual(needed);
  rmSync(join(root, '.git'), { recursive: true });
  expect(await neededStep(root, protocol, join(root, 'nothing'))).toBeUndefined();
});

test('modules that nobody else imports say nothing, nor does a folder of them', async () => {
  expect(await neededStep(root, build, tarballs)).toEqual({ step: 'patch', changes: [] });
});

test('the command and a new repository import what a package says it offers', () => {
  const places = ['infra/cli/src', 'infra/create-umbral-remote'].map((place) => join(here, place));
  const files = places.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.ts$/.test(path))
      .map((path) => readFileSync(join(place, path), 'utf8')),
  );
  const imported = files.flatMap((text) =>
    [...text.matchAll(/'@umbral\/build\/([\w/-]+)\.ts'/g)].map(([, name]) => name),
  );
  expect(imported.length).toBeGreaterThan(3);
  expect(build.entries).toEqual(expect.arrayContaining(imported));
});

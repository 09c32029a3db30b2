import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVersions, writeVersions } from '../change-log.ts';
import { packageDigest } from '../content/package-digest.ts';
import { findPackage, type PublishedPackage, publishedPackages } from '../published-packages.ts';
import { bumpVersion } from '../versions/number-versions.ts';
import { packPackages, tarballName } from './pack-packages.ts';
import { fileOfTarball } from './tarball.ts';

const template = findPackage('create-umbral-remote') as PublishedPackage;
let root: string;
let folder: string;

/** A repository of empty packages, of which the template alone, that nothing compiles, has a number. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-packing-'));
  folder = join(root, 'tarballs');
  writeFileSync(join(root, 'package.json'), '{ "devDependencies": { "typescript": "7.0.2" } }');
  for (const one of publishedPackages) {
    mkdirSync(join(root, one.folder, 'src'), { recursive: true });
    if (one.kind === 'program') writeFileSync(join(root, one.folder, 'src', `${one.bin}.ts`), '');
    writeFileSync(join(root, one.folder, 'package.json'), '{ "description": "" }');
  }
  edit('first');
  bumpVersion(root, template, 'major', 'First number');
});
afterEach(() => rmSync(root, { recursive: true }));

const edit = (text: string) => writeFileSync(join(root, template.folder, 'page.ts'), text);
const packed = async () => (await packPackages(root, folder)).packed;

function partOf(path: string): string {
  return String(fileOfTarball(readFileSync(join(folder, tarballName(template.name, '1.0.0'))), path));
}

test('a number is packed once, and its tarball says of which content it is', async () => {
  expect(await packed()).toEqual(['create-umbral-remote 1.0.0']);
  const [{ digest } = { digest: '' }] = readVersions(root, template);
  expect(JSON.parse(partOf('package.json'))).toMatchObject({ version: '1.0.0', umbral: { digest } });
  expect(await packed()).toEqual([]);
  edit('second, without a number');
  expect(await packed()).toEqual([]);
  expect(partOf('page.ts')).toBe('first');
});

test('other content under the same number is packed anew, and told', async () => {
  await packed();
  edit('what a rebase made of it');
  writeVersions(root, template, [{ number: '1.0.0', digest: packageDigest(root, template), change: 'Both' }]);
  expect(await packed()).toEqual(['create-umbral-remote 1.0.0 in place of other content']);
  expect(partOf('page.ts')).toBe('what a rebase made of it');
  writeFileSync(join(folder, tarballName(template.name, '1.0.0')), 'cut off');
  expect(await packed()).toEqual(['create-umbral-remote 1.0.0 in place of other content']);
});

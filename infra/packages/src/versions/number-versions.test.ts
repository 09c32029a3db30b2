import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVersions, writeVersions } from '../change-log.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';
import { bumpVersion, settleVersions } from './number-versions.ts';
import { isNumbered, versionFaults } from './version-faults.ts';

let root: string;
const [protocol, domain, kit] = publishedPackages as [PublishedPackage, PublishedPackage, PublishedPackage];

/** A repository of nothing but empty packages, the kit standing on the protocol. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-versions-'));
  writeFileSync(join(root, 'package.json'), '{ "devDependencies": { "typescript": "7.0.2" } }');
  for (const one of publishedPackages) {
    mkdirSync(join(root, one.folder, 'src'), { recursive: true });
    if (one.kind === 'program') edit(one, `${one.bin}.ts`);
    const dependencies = one === kit ? { '@umbral/protocol': '1.0.0' } : {};
    writeFileSync(join(root, one.folder, 'package.json'), JSON.stringify({ description: '', dependencies }));
    bumpVersion(root, one, 'major', 'First number');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function edit(one: PublishedPackage, file: string): void {
  writeFileSync(join(root, one.folder, 'src', file), `export const changed = ${Math.random()};`);
}

test('content without a number of its own is told, and a test of it is no content', () => {
  expect(versionFaults(root)).toEqual([]);
  edit(domain, 'money.test.ts');
  expect(isNumbered(root, domain)).toBe(true);
  edit(domain, 'money.ts');
  expect(versionFaults(root)).toEqual([expect.stringContaining('npm run packages -- bump @umbral/domain')]);
  expect(bumpVersion(root, domain, 'minor', 'Money has a sign')).toBe('1.1.0');
  expect(versionFaults(root)).toEqual([]);
  expect(readVersions(root, domain).map(({ number, change }) => `${number} ${change}`)).toEqual([
    '1.1.0 Money has a sign',
    '1.0.0 First number',
  ]);
});

test('a new minor of what a package needs is other content of it, a patch is not', () => {
  edit(protocol, 'bus.ts');
  bumpVersion(root, protocol, 'patch', 'The bus is quieter');
  expect(isNumbered(root, kit)).toBe(true);
  bumpVersion(root, protocol, 'minor', 'The bus has an echo');
  expect(isNumbered(root, kit)).toBe(false);
});

test('after a rebase that brought a line of the same number, the own line stands above it with the next', () => {
  const [first] = readVersions(root, domain);
  edit(domain, 'money.ts');
  bumpVersion(root, domain, 'minor', 'Ours');
  const theirs = { number: '1.1.0', digest: '0123456789ab', change: 'Theirs' };
  const everybodys = [theirs, ...(first ? [first] : [])];
  // Git keeps both lines, theirs first.
  writeVersions(root, domain, [theirs, ...readVersions(root, domain)]);
  edit(domain, 'theirs.ts');
  expect(versionFaults(root)).toEqual([expect.stringContaining('two versions 1.1.0')]);
  const shared = (_root: string, one: PublishedPackage) => (one === domain ? everybodys : readVersions(root, one));
  expect(settleVersions(root, shared)).toEqual(['@umbral/domain 1.1.1']);
  expect(versionFaults(root)).toEqual([]);
  expect(readVersions(root, domain).map(({ change }) => change)).toEqual(['Ours', 'Theirs', 'First number']);
});

test('content that changed under a number that everybody has is not settled: it needs a number and words', () => {
  edit(kit, 'button.ts');
  expect(settleVersions(root, (_root, one) => readVersions(root, one))).toEqual([]);
  expect(isNumbered(root, kit)).toBe(false);
});

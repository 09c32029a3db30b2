import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PackageVersion, readVersions, writeVersions } from '../change-log.ts';
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

/** A line of somebody else, on the branch that this one follows. */
const theirs = (number: string) => ({ number, digest: '0123456789ab', change: 'Theirs' });

/** What settles after a rebase that brought such lines of one package, of which Git kept all, theirs first. */
function settleWith(one: PublishedPackage, others: readonly PackageVersion[]): string[] {
  writeVersions(root, one, [...others.filter(({ change }) => change === 'Theirs'), ...readVersions(root, one)]);
  edit(one, 'theirs.ts');
  return settleVersions(root, (_root, other) => (other === one ? [...others] : readVersions(root, other)));
}

test('after a rebase that brought a line of the same number, the own line stands above it with the next', () => {
  const before = readVersions(root, domain);
  edit(domain, 'money.ts');
  bumpVersion(root, domain, 'minor', 'Ours');
  const everybodys = [theirs('1.1.0'), ...before];
  writeVersions(root, domain, [theirs('1.1.0'), ...readVersions(root, domain)]);
  expect(versionFaults(root)).toEqual([expect.stringContaining('two versions 1.1.0')]);
  writeVersions(root, domain, readVersions(root, domain).slice(1));
  expect(settleWith(domain, everybodys)).toEqual(['@umbral/domain 1.2.0']);
  expect(versionFaults(root)).toEqual([]);
  expect(readVersions(root, domain).map(({ change }) => change)).toEqual(['Ours', 'Theirs', 'First number']);
});

test.each([
  ['patch', '1.2.0', '1.2.1'],
  ['minor', '1.0.1', '1.1.0'],
  ['minor', '2.3.4', '2.4.0'],
  ['major', '1.1.0', '2.0.0'],
  ['major', '2.0.0', '3.0.0'],
] as const)('an own %s settles above %s as %s, whether the numbers collide or not', (step, other, settled) => {
  const before = readVersions(root, domain);
  edit(domain, 'money.ts');
  bumpVersion(root, domain, step, 'Ours');
  expect(settleWith(domain, [theirs(other), ...before])).toEqual([`@umbral/domain ${settled}`]);
  expect(versionFaults(root)).toEqual([]);
});

test('several own lines become one that is as wide as the widest, and settling again changes nothing', () => {
  const before = readVersions(root, domain);
  for (const step of ['minor', 'patch'] as const) {
    edit(domain, 'money.ts');
    bumpVersion(root, domain, step, `Our ${step}`);
  }
  const everybodys = [theirs('1.0.1'), ...before];
  expect(settleWith(domain, everybodys)).toEqual(['@umbral/domain 1.1.0']);
  const shared = (_root: string, one: PublishedPackage) => (one === domain ? everybodys : readVersions(root, one));
  expect(settleVersions(root, shared)).toEqual(['@umbral/domain 1.1.0']);
  expect(readVersions(root, domain).map(({ change }) => change)).toEqual([
    'Our patch; Our minor',
    'Theirs',
    'First number',
  ]);
});

test('numbers fall from line to line: npm would take a higher one below for the newest', () => {
  writeVersions(root, domain, [...readVersions(root, domain), theirs('1.2.0')]);
  expect(versionFaults(root)).toEqual([expect.stringContaining('@umbral/domain has 1.0.0 above 1.2.0')]);
  writeVersions(root, domain, [theirs('1.10.0'), theirs('1.9.0'), ...readVersions(root, domain).slice(0, 1)]);
  expect(versionFaults(root)).toEqual([expect.stringContaining('is not what it was as 1.10.0')]);
});

test('where no branch is followed there is nothing to settle', () => {
  const lines = readVersions(root, domain);
  expect(settleVersions(root, () => [])).toEqual([]);
  expect(readVersions(root, domain)).toEqual(lines);
});

test('content that changed under a number that everybody has is not settled: it needs a number and words', () => {
  edit(kit, 'button.ts');
  expect(settleVersions(root, (_root, one) => readVersions(root, one))).toEqual([]);
  expect(isNumbered(root, kit)).toBe(false);
});

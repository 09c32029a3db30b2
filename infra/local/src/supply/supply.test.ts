import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findWeaknesses, isStopping, readAdvisories, severities, staleExcuses } from './advisories.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { type LockedPackage, readLockedPackages } from './locked-packages.ts';
import { readAdvisory } from './read-advisory.ts';
import { compareVersions } from './version-order.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const locked = (name: string, version: string): LockedPackage => ({
  name,
  version,
  integrity: undefined,
  license: undefined,
  isDevelopment: false,
  isOptional: false,
});

const osv = JSON.stringify({
  id: 'GHSA-0000-0000-0001',
  summary: 'Breaks',
  affected: [
    { package: { ecosystem: 'npm', name: 'shelf' }, ranges: [{ events: [{ introduced: '0' }, { fixed: '1.2.0' }] }] },
    {
      package: { ecosystem: 'npm', name: 'shelf' },
      ranges: [{ events: [{ introduced: '2.0.0' }, { last_affected: '2.3.0' }, { introduced: '3.0.0-rc.1' }] }],
    },
    { package: { ecosystem: 'Maven', name: 'rack' }, ranges: [{ events: [{ introduced: '0' }] }] },
  ],
  database_specific: { severity: 'HIGH' },
});
const [advisory] = readAdvisory(osv, new Set(['shelf', 'rack']));

test.each([
  ['1.1.9', true],
  ['1.2.0-beta.1', true],
  ['1.2.0', false],
  ['2.0.0', true],
  ['2.3.0', true],
  ['2.3.1', false],
  ['3.0.0-rc.1', true],
  ['10.0.0', true],
])('version %s has a weakness: %s', (version, expected) => {
  const found = findWeaknesses([locked('shelf', version)], advisory ? [advisory] : [], { excuses: [], today: '' });
  expect(found.map(isStopping)).toEqual(expected ? [true] : []);
});

test('an advisory is read for our packages of npm only, and a withdrawn one not at all', () => {
  expect(readAdvisory(osv, new Set(['rack']))).toEqual([]);
  expect(readAdvisory(JSON.stringify({ ...JSON.parse(osv), withdrawn: '2026-01-01' }), new Set(['shelf']))).toEqual([]);
});

test('an excuse holds for its package up to its day, and one that excuses nothing is told', () => {
  const excuse = { id: advisory?.id ?? '', package: 'shelf', reason: 'only in tests', until: '2026-12-31' };
  const on = (today: string) =>
    findWeaknesses([locked('shelf', '1.0.0')], advisory ? [advisory] : [], { excuses: [excuse], today });
  expect(on('2026-12-31').map(isStopping)).toEqual([false]);
  expect(on('2027-01-01').map(isStopping)).toEqual([true]);
  expect(staleExcuses([excuse], on('2026-12-31'))).toEqual([]);
  expect(staleExcuses([{ ...excuse, package: 'rack' }], on('2026-12-31'))).toHaveLength(1);
});

test('a low weakness is told and stops nothing', () => {
  const low = advisory && { ...advisory, severity: 'low' as const };
  const found = findWeaknesses([locked('shelf', '1.0.0')], low ? [low] : [], { excuses: [], today: '' });
  expect(found.map(isStopping)).toEqual([false]);
});

test('the data of the repository have their shape, and each excuse a reason', () => {
  const { data, excuses } = readAdvisories(root);
  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
  expect(data).toMatchObject({ takenOn: day, source: expect.stringContaining('CC BY 4.0') });
  expect(data.advisories.length).toBeGreaterThan(0);
  for (const { id, package: name, severity, ranges } of data.advisories) {
    expect.soft(severities, id).toContain(severity);
    expect.soft(ranges.length, name).toBeGreaterThan(0);
  }
  for (const { reason, until } of excuses) expect.soft([reason.length > 40, until]).toEqual([true, day]);
});

test('versions are ordered by their numbers, and a draft comes before its release', () => {
  const order = ['1.0.0-alpha.2', '1.0.0-alpha.10', '1.0.0', '1.2.0', '1.10.0', '2.0.0+build.1'];
  expect(order.toReversed().toSorted(compareVersions)).toEqual(order);
});

test('the bill of materials is the same whenever it is made, and has every package of the lockfile once', () => {
  const text = billOfMaterials(root);
  expect(billOfMaterials(root)).toBe(text);
  const { bomFormat, specVersion, components } = JSON.parse(text);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  const purls: string[] = components.map(({ purl }: { purl: string }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(purls).toContain('pkg:npm/%40aws-sdk/client-s3@3.1169.0');
  const fastify = components.find(({ name }: { name: string }) => name === 'fastify');
  expect(fastify).toMatchObject({
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    licenses: [{ expression: 'MIT' }],
  });
});

test('npm finds the same packages in the lockfile', () => {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const said = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const own = new Set(Object.keys(lock.packages).filter((path) => !path.includes('node_modules/')));
  expect(own.size).toBeGreaterThan(20);
  const ours = new Set(readLockedPackages(root).map(({ name, version }) => `${name}@${version}`));
  const purls: string[] = said.components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
  const foreign = purls
    .map((purl) => purl.replace('pkg:npm/', '').replace(/\?.*$/, ''))
    .filter((name) => !/^(infra-|mf-|shell@|e2e@|create-umbral-remote@|@umbral\/)/.test(name));
  expect(foreign.filter((name) => !ours.has(name))).toEqual([]);
});

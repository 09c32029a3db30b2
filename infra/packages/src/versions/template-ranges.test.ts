import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newestVersion } from '../change-log.ts';
import { publishedPackages } from '../published-packages.ts';

const root = join(import.meta.dirname, '../../../..');
const template = 'infra/create-umbral-remote/base/package.json';

test('a new repository asks for the packages that a portal of these sources serves', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, template), 'utf8'));
  const asked: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
  const ours = publishedPackages.filter(({ name }) => name in asked);
  expect(ours.length).toBeGreaterThan(3);
  const served = ours.map((one) => [one.name, `^${newestVersion(root, one).number.split('.')[0]}.0.0`]);
  expect(Object.fromEntries(ours.map(({ name }) => [name, asked[name]]))).toEqual(Object.fromEntries(served));
});

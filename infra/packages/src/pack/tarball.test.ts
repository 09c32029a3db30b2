import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { fileOfTarball, packTarball } from './tarball.ts';

const long = `lib/${'folder/'.repeat(14)}module.js`;
const files = [
  { path: 'package.json', bytes: Buffer.from('{}') },
  { path: long, bytes: Buffer.alloc(1024, 'x') },
];

test('the same content has the same bytes, and tar reads names, sizes and times', () => {
  const tarball = packTarball(files);
  expect(packTarball(files)).toEqual(tarball);
  const listed = execFileSync('tar', ['--utc', '-tvzf', '-'], { input: tarball, encoding: 'utf8' });
  expect(listed).toMatch(/ 2 1985-10-26 08:15 package\/package\.json\n/);
  expect(listed).toContain(` 1024 1985-10-26 08:15 package/${long}\n`);
  const unpacked = execFileSync('tar', ['-xzOf', '-', `package/${long}`], { input: tarball });
  expect(unpacked).toEqual(files[1]?.bytes);
});

test('a file is found by its path', () => {
  const tarball = packTarball(files);
  expect(fileOfTarball(tarball, 'package.json')?.toString()).toBe('{}');
  expect(fileOfTarball(tarball, 'README.md')).toBeUndefined();
});

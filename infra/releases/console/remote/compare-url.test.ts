import { expect, test } from 'vitest';
import { compareUrl } from './compare-url.ts';

const commit = (repository: string, sha: string) => `https://forge.example.com/${repository}/commit/${sha}`;

test('two commits of one repository can be compared there', () => {
  expect(compareUrl(commit('fair', 'aaaaaaa'), commit('fair', 'bbbbbbb'))).toBe(
    'https://forge.example.com/fair/compare/aaaaaaa...bbbbbbb',
  );
});

test.for([
  ['another repository', commit('other', 'aaaaaaa')],
  ['the same commit', commit('fair', 'bbbbbbb')],
  ['no commit', 'https://forge.example.com/fair'],
  ['no address', undefined],
] as const)('with %s there is nothing to compare', ([, before]) => {
  expect(compareUrl(before, commit('fair', 'bbbbbbb'))).toBeUndefined();
});

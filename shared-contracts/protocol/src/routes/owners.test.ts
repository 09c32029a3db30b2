import { expect, test } from 'vitest';
import { lockSchema } from '../composition/composition-lock-schema.ts';
import { isRemoteName } from './owners.ts';

const lockWith = (name: string) => ({ schema: 1, seq: 1, at: '2026-01-01', apps: { [name]: {} } });

test.each(['mf-search', 'mf-tv2', 'seguros', 'a1', 'x'.repeat(40)])('%s may be a remote', (name) => {
  expect(isRemoteName(name)).toBe(true);
  expect(lockSchema.safeParse(lockWith(name)).success).toBe(true);
});

test.each(['', 'a', 'x'.repeat(41), '1st', 'Mf', 'mf_tv', 'mf/tv', '../mf', 'mf-tv\n', 'constructor', 'señal'])(
  '%j is the name of no remote',
  (name) => {
    expect(isRemoteName(name)).toBe(false);
    expect(lockSchema.safeParse(lockWith(name)).success).toBe(false);
  },
);

test('the shell stands in a composition without being a remote', () => {
  expect(isRemoteName('shell')).toBe(false);
  expect(lockSchema.safeParse(lockWith('shell')).success).toBe(true);
});

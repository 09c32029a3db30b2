import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { fitsPassword, hashPassword } from './password.ts';

const work = vi.hoisted(() => ({ running: 0, most: 0 }));

vi.mock('@node-rs/argon2', () => {
  const compute = async () => {
    work.running += 1;
    work.most = Math.max(work.most, work.running);
    await delay(2);
    work.running -= 1;
    return 'a hash';
  };
  return { hash: compute, verify: compute };
});

beforeEach(async () => {
  // The decoy is made once, beside all turns.
  await fitsPassword(undefined, 'first', 'nobody');
  work.most = 0;
});

test('a flood of tries takes half of the cores, from however many networks it comes', async () => {
  const tries = Array.from({ length: 40 }, (_, i) => fitsPassword('stored', 'guess', `network:${i}`));
  await Promise.all([...tries, hashPassword('new', 'ana@example.com')]);
  expect(work.most).toBe(Math.max(1, Math.floor(availableParallelism() / 2)));
});

test('who tries once comes before the second try of whoever tries many, and too many of one are told to come later', async () => {
  const done: string[] = [];
  const many = Array.from({ length: 250 }, () =>
    fitsPassword('stored', 'guess', 'network:many').then(
      () => done.push('many'),
      ({ type }: { readonly type: string }) => done.push(type),
    ),
  );
  const one = fitsPassword('stored', 'right', 'network:one').then(() => done.push('one'));
  await Promise.all([...many, one]);
  const served = done.filter((name) => name !== 'unavailable');
  expect(served.indexOf('one')).toBeLessThan(availableParallelism());
  expect(done.length - served.length).toBe(50);
});

import { expect, test } from 'vitest';
import { createGate, GateFull } from './gate.ts';

/** Work that ends when it is told to. */
function piece() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more weight is let in than there is room for, in the order of asking', async () => {
  const gate = createGate(2, 10);
  const begun: string[] = [];
  const pieces = new Map(['a', 'b', 'heavy', 'c'].map((name) => [name, piece()]));
  const run = (who: string, weight: number) =>
    gate.run({ who, weight }, () => {
      begun.push(who);
      return pieces.get(who)?.promise ?? Promise.resolve();
    });
  const runs = [run('a', 1), run('b', 1), run('heavy', 5), run('c', 1)];
  await settled();
  expect(begun).toEqual(['a', 'b']);
  pieces.get('a')?.resolve();
  await runs[0];
  await settled();
  expect(begun).toEqual(['a', 'b']);
  pieces.get('b')?.resolve();
  await runs[1];
  await settled();
  expect(begun).toEqual(['a', 'b', 'heavy']);
  pieces.get('heavy')?.resolve();
  await runs[2];
  await settled();
  expect(begun).toEqual(['a', 'b', 'heavy', 'c']);
  pieces.get('c')?.resolve();
  await runs[3];
});

test('who sends many waits behind those who send one', async () => {
  const gate = createGate(1, 50);
  const done: string[] = [];
  const first = piece();
  const runs = [gate.run({ who: 'many', weight: 1 }, () => first.promise)];
  for (let index = 1; index < 20; index += 1)
    runs.push(gate.run({ who: 'many', weight: 1 }, async () => void done.push(`many ${index}`)));
  runs.push(gate.run({ who: 'one', weight: 1 }, async () => void done.push('one')));
  first.resolve();
  await Promise.all(runs);
  expect(done.slice(0, 3)).toEqual(['one', 'many 1', 'many 2']);
  expect(done).toHaveLength(20);
});

test('a failure gives its room back, and who has too many there is told so at once', async () => {
  const gate = createGate(1, 2);
  await expect(gate.run({ who: 'a', weight: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const first = piece();
  const running = gate.run({ who: 'a', weight: 1 }, () => first.promise);
  const waiting = gate.run({ who: 'a', weight: 1 }, () => Promise.resolve('second'));
  await expect(gate.run({ who: 'a', weight: 1 }, () => Promise.resolve())).rejects.toBeInstanceOf(GateFull);
  const other = gate.run({ who: 'b', weight: 1 }, () => Promise.resolve('other'));
  first.resolve();
  await running;
  expect(await Promise.all([waiting, other])).toEqual(['second', 'other']);
  expect(await gate.run({ who: 'a', weight: 1 }, () => Promise.resolve('again'))).toBe('again');
});

test('who has no place in time leaves the queue to those behind', async () => {
  const gate = createGate(2, 10);
  const first = piece();
  const running = gate.run({ who: 'a', weight: 1 }, () => first.promise);
  const impatient = gate.run({ who: 'b', weight: 2, patienceMs: 5 }, () => Promise.resolve());
  const behind = gate.run({ who: 'c', weight: 1, patienceMs: 60_000 }, () => Promise.resolve('behind'));
  await expect(impatient).rejects.toBeInstanceOf(GateFull);
  expect(await behind).toBe('behind');
  first.resolve();
  await running;
});

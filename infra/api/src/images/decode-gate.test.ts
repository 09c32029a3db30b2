import { expect, test } from 'vitest';
import { createGate, GateFull } from './decode-gate.ts';

function piece() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

test('no more weight is let in than there is room for, in the order of asking', async () => {
  const gate = createGate(2, 10);
  const begun: string[] = [];
  const pieces = new Map(['a', 'b', 'heavy', 'c'].map((name) => [name, piece()]));
  const run = (name: string, weight: number) =>
    gate.run(weight, () => {
      begun.push(name);
      return pieces.get(name)?.promise ?? Promise.resolve();
    });
  const runs = [run('a', 1), run('b', 1), run('heavy', 5), run('c', 1)];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  pieces.get('a')?.resolve();
  await runs[0];
  expect(begun).toEqual(['a', 'b']);
  pieces.get('b')?.resolve();
  await runs[1];
  expect(begun).toEqual(['a', 'b', 'heavy']);
  pieces.get('heavy')?.resolve();
  await runs[2];
  expect(begun).toEqual(['a', 'b', 'heavy', 'c']);
  pieces.get('c')?.resolve();
  await runs[3];
});

test('a failure gives its room back, and a full queue says so at once', async () => {
  const gate = createGate(1, 1);
  await expect(gate.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const first = piece();
  const running = gate.run(1, () => first.promise);
  const waiting = gate.run(1, () => Promise.resolve('second'));
  await expect(gate.run(1, () => Promise.resolve())).rejects.toBeInstanceOf(GateFull);
  first.resolve();
  await running;
  expect(await waiting).toBe('second');
});

test('who has no place in time leaves the queue to those behind', async () => {
  const gate = createGate(2, 10);
  const first = piece();
  const running = gate.run(1, () => first.promise);
  const impatient = gate.run(2, () => Promise.resolve(), 5);
  const behind = gate.run(1, () => Promise.resolve('behind'), 60_000);
  await expect(impatient).rejects.toBeInstanceOf(GateFull);
  expect(await behind).toBe('behind');
  first.resolve();
  await running;
});

import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('who asks for much waits before each answer; others, and programs of this machine, do not', async () => {
  const pace = createPace({ budget: { burst: 2, perSecond: 1 }, waitMs: 40, now: () => 0 });
  const answered: string[] = [];
  const ask = (network: string | undefined, name: string) => pace(network).then(() => void answered.push(name));
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
  await Promise.all([...asked, ask('b', 'b1'), ask(undefined, 'own')]);
  expect(answered).toEqual(['a1', 'a2', 'b1', 'own', 'a3', 'a4']);
});

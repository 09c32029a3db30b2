import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('what waits for turns gets one at a time, in order, and others are heard between any two', async () => {
  const heard: string[] = [];
  const twoSteps = async (name: string) => {
    for (const step of [1, 2]) {
      await ownTurn();
      heard.push(`${name}${step}`);
    }
  };
  const others = async () => {
    while (heard.filter((one) => one !== '-').length < 6) {
      await new Promise((resolve) => setImmediate(resolve));
      heard.push('-');
    }
  };
  await Promise.all([...['a', 'b', 'c'].map(twoSteps), others()]);
  expect(heard.filter((one) => one !== '-')).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  const together = heard.filter((one, index) => one !== '-' && heard[index + 1] !== '-');
  expect(together.length).toBeLessThanOrEqual(1);
});

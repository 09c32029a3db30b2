import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('heavy work is done in turn, others run in between, and a failure stops nobody', async () => {
  const order: string[] = [];
  const reckon = oneAtATime(3);
  const first = reckon(() => order.push('first'));
  const second = reckon(() => {
    throw new Error('broken');
  });
  const third = reckon(() => order.push('third'));
  expect(reckon(() => order.push('fourth'))).toBeUndefined();
  await first;
  order.push('somebody else');
  await expect(second).rejects.toThrow('broken');
  await third;
  expect(order).toEqual(['first', 'somebody else', 'third']);
  expect(await reckon(() => 'again')).toBe('again');
});

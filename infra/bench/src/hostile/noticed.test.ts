import { expect, test } from 'vitest';
import { noticedHead, noticedRow } from './noticed.ts';

const answers = (times: readonly number[], status = 200) => times.map((ms) => ({ status, ms }));

test('a row says how the tails lie to those of calm, who was refused, and what attackers got', () => {
  const calm = { kept: answers([1, 1]), cold: answers([50, 50]), filtered: answers([40]), search: answers([10]) };
  const noticed = {
    kept: answers([2, 2]),
    cold: [...answers([200]), ...answers([200], 503)],
    filtered: answers([60]),
    search: [...answers([5]), ...answers([5], 0), ...answers([5], 429)],
  };
  const row = noticedRow('somebody', noticed, {
    calm,
    answers: [...answers([1]), ...answers([1, 1], 429), ...answers([1], 0)],
  });
  expect(row).toHaveLength(noticedHead.length);
  expect(row.filter((cell) => cell.endsWith('x'))).toEqual(['2.00x', '4.00x', '1.50x', '0.50x']);
  expect(row.slice(-2)).toEqual(['2, 3 of 8', '1 of 0, 1 of 200, 2 of 429']);
  expect(noticedRow('nobody', calm).slice(-2)).toEqual(['0, 0 of 6', '']);
});

import { expect, test } from 'vitest';
import { fairSpan } from './fair-span.ts';

const fair = { endsOn: '2026-12-20', ends: '20 de diciembre de 2026' };

test.each([
  ['2026-12-18T17:00:00Z', 'Quedan 3 días, hasta el 20 de diciembre de 2026'],
  ['2026-12-21T04:59:59Z', 'Último día: 20 de diciembre de 2026'],
  ['2026-12-21T05:00:00Z', 'Terminó el 20 de diciembre de 2026'],
  ['2027-01-05T12:00:00Z', 'Terminó el 20 de diciembre de 2026'],
])('a page that stays open does not go on counting days: %s', (moment, words) => {
  expect(fairSpan(fair, Date.parse(moment))).toBe(words);
});

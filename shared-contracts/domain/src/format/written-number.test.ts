import { expect, test } from 'vitest';
import { writtenNumber, writtenShort } from './written-number.ts';

const intl = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('es-CO', { ...options, useGrouping: 'always', signDisplay: 'negative' });

/** Halves, ends of groups, and numbers spread over all sizes that a page writes; the same in every run. */
function* numbers(): Generator<number> {
  yield* [
    0, -0, 0.5, 1.5, 2.5, 0.05, 0.005, 1.005, 0.125, 999.5, 999.995, 999, 1000, 999_999.5, 1e12, -0.4, -0.5, 1e-7,
    -1e-7, 1e-6, -1234.567,
  ];
  let seed = 7;
  for (let count = 0; count < 5000; count += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const size = 10 ** (count % 10);
    yield Number(((seed / 2_147_483_647) * size).toFixed(4));
    yield Number(((seed / 2_147_483_647) * size - size / 4).toFixed(3));
    yield seed * (count % 2000);
  }
}

test.each([0, 1, 2] as const)(
  '[B001] numbers are written as Intl writes them in es-CO, with at most %i decimals',
  (most) => {
    const format = intl({ maximumFractionDigits: most });
    for (const value of numbers()) expect(writtenNumber(value, most)).toBe(format.format(value));
  },
);

test('[B001] short numbers have three significant digits', () => {
  const format = intl({ maximumSignificantDigits: 3 });
  for (const value of numbers())
    if (value >= 0.9995 && value < 999.5) expect(writtenShort(value)).toBe(format.format(value));
});

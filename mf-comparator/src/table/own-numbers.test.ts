import { expect, test } from 'vitest';
import { column, pesos } from '../testing/column-fixture.ts';
import { ownRows } from './own-numbers.ts';

const now = Date.UTC(2026, 10, 21, 15);
const valuesOf = (key: string, ...args: Parameters<typeof ownRows>) =>
  ownRows(...args).find((row) => row.key === `own-${key}`);

test('[B088] what a home costs with the savings and the term of the visitor', () => {
  const terms = { savings: 60_000_000, years: 20 };
  const rows = ownRows([column()], terms, pesos, now);
  expect(rows.map(({ key }) => key)).toEqual(['own-during', 'own-credit', 'own-monthly', 'own-cash', 'own-privateM2']);
  expect(rows[0]?.values).toEqual(['$ 5.000.000 × 12 meses']);
  expect(rows[1]?.values).toEqual(['$ 3.594.147']);
  expect(rows[2]?.values).toEqual(['$ 6.324.814']);
  expect(rows[3]?.values).toEqual(['$ 71.491.600']);
  expect(rows[4]?.values).toEqual(['$ 8.000.000']);
});

test('[B088] a shorter credit costs more each month, a lower rate less', () => {
  const credit = (terms: Parameters<typeof ownRows>[1]) =>
    Number(valuesOf('credit', [column()], terms, pesos, now)?.values[0]?.replaceAll(/\D/g, ''));
  const usual = credit({ savings: 0, years: 20 });
  expect(credit({ savings: 0, years: 10 })).toBeGreaterThan(usual);
  expect(credit({ savings: 0, years: 20, annualPercent: 10 })).toBeLessThan(usual);
});

test('[B046] a hidden price gives no numbers, a delivered home no instalments, enough savings no cash', () => {
  const columns = [column({ price: { kind: 'hidden' } }), column({ delivery: null }), column()];
  const terms = { savings: 500_000_000, years: 20 };
  expect(valuesOf('during', columns, terms, pesos, now)?.values).toEqual([
    'Sin información',
    'Se paga de una vez',
    '$ 0 × 12 meses',
  ]);
  expect(valuesOf('cash', columns, terms, pesos, now)?.values[2]).toBe('Tus ahorros lo cubren');
  expect(valuesOf('cash', columns, terms, pesos, now)?.best).toBeUndefined();
});

test('the lowest of each is marked', () => {
  const columns = [column(), column({ price: { kind: 'told', cop: 300_000_000 } })];
  const rows = ownRows(columns, { savings: 0, years: 20 }, pesos, now);
  expect(rows.map(({ best }) => best?.index)).toEqual([1, 1, 1, 1, 1]);
});

import { describe, expect, test } from 'vitest';
import {
  formatArea,
  formatCount,
  formatMinimumWages,
  formatMoney,
  formatMoneyCompact,
  formatMoneyRange,
  formatMoneySpoken,
  formatPercent,
  formatRange,
  joinWords,
  truncate,
} from './format.ts';
import {
  addMonths,
  civilDate,
  formatAgo,
  formatClock,
  formatDate,
  formatMonthShort,
  formatTime,
  monthsBetween,
  withArticle,
} from './format-date.ts';

const cop = (amount: number) => ({ amount, currency: 'cop' }) as const;
const usd = (amount: number) => ({ amount, currency: 'usd' }) as const;

describe('money', () => {
  test('[B001] exact amounts have plain spaces, dots and no decimals', () => {
    expect(formatMoney(cop(236_372_175))).toBe('$ 236.372.175');
    expect(formatMoney(usd(106_667))).toBe('US$ 106.667');
    expect(formatMoney({ amount: 91_955, currency: 'eur' })).toBe('€ 91.955');
    expect(formatMoney(cop(1234))).toBe('$ 1.234');
  });

  test.each([
    [cop(236_372_175), '$ 236 M'],
    [cop(1_120_000), '$ 1,12 M'],
    [cop(73_500_000), '$ 73,5 M'],
    [cop(1_284_000_000), '$ 1.284 M'],
    [cop(999_600), '$ 1 M'],
    [usd(106_667), 'US$ 107 mil'],
    [usd(1_912), 'US$ 1.912'],
  ])('pills show %o as %s', (money, text) => {
    expect(formatMoneyCompact(money)).toBe(text);
  });

  test('compact amounts are read aloud in words', () => {
    expect(formatMoneySpoken(cop(236_372_175))).toBe('236 millones de pesos');
    expect(formatMoneySpoken(cop(1_000_000))).toBe('1 millón de pesos');
    expect(formatMoneySpoken(usd(1))).toBe('1 dólar');
  });

  test('a span shares symbol and unit where it can', () => {
    expect(formatMoneyRange(cop(180_000_000), cop(320_000_000))).toBe('$ 180–320 M');
    expect(formatMoneyRange(usd(80_000), usd(1_200_000))).toBe('US$ 80 mil – US$ 1,2 M');
    expect(formatMoneyRange(cop(180_000_000), cop(180_000_000))).toBe('$ 180 M');
  });

  test('minimum wages carry their year', () => {
    expect(formatMinimumWages(135, 2026)).toBe('≈ 135 SMMLV 2026');
  });
});

test('areas, percentages, spans, counts and lists', () => {
  expect(formatArea(58.5)).toBe('58,5 m²');
  expect(formatPercent(0.595)).toBe('0,6 %');
  expect(formatPercent(30)).toBe('30 %');
  expect(formatRange(42, 58, 'm²')).toBe('42–58 m²');
  expect(formatRange(2, 2, 'hab')).toBe('2 hab');
  expect(formatCount(1284, 'proyecto', 'proyectos')).toBe('1.284 proyectos');
  expect(joinWords(['Cali', 'Bogotá', 'Ibagué'])).toBe('Cali, Bogotá e Ibagué');
  expect(joinWords(['agua', 'hielo'])).toBe('agua y hielo');
  expect(joinWords([])).toBe('');
});

test('[B045] benefits are cut to 30 characters, the ellipsis among them', () => {
  const cut = truncate('Descuento del 2 % por separar en la feria', 30);
  expect(cut).toBe('Descuento del 2 % por separar…');
  expect(cut.length).toBe(30);
  expect(truncate('Corto', 30)).toBe('Corto');
});

describe('dates', () => {
  test('an instant is shown by the clock of Bogotá, a date as it is', () => {
    expect(formatDate('2026-11-21T03:00:00Z')).toBe('20 de noviembre de 2026');
    expect(formatDate('2026-11-21')).toBe('21 de noviembre de 2026');
    expect(formatTime('2026-11-21T15:30:00Z')).toBe('10:30 a. m.');
    expect(formatTime('2026-11-21T17:00:00Z')).toBe('12:00 p. m.');
    expect(withArticle(formatClock(13, 30))).toBe('la 1:30 p. m.');
    expect(withArticle(formatClock(11, 0))).toBe('las 11:00 a. m.');
    expect(formatMonthShort('2028-06-30')).toBe('06/28');
    expect(civilDate('2026-11-21').weekday).toBe(6);
  });

  test('months later stay inside the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(monthsBetween('2026-11-21', '2028-06-30')).toBe(19);
    expect(monthsBetween('2028-06-30', '2026-11-21')).toBe(0);
  });

  test.each([
    ['2026-11-21', 'hoy'],
    ['2026-11-20', 'hace 1 día'],
    ['2026-11-18', 'hace 3 días'],
    ['2026-09-20', 'hace 2 meses'],
    ['2025-11-21', 'hace 1 año'],
  ])('%s was %s', (day, text) => {
    expect(formatAgo(day, '2026-11-21')).toBe(text);
  });
});

import { expect, test } from 'vitest';
import { markedPesos, markedRange, spellInPesos, spellMarked } from './marked-pesos.ts';

const dollars = { code: 'usd', rates: { usd: 4000, eur: 4500 } } as const;

test('[B001] a prepared text is read in the currency of whoever reads it, as it would be written alone', () => {
  const text = `Sin «Hasta ${markedPesos(300_000_000)}»`;
  expect(spellMarked(text, dollars)).toBe('Sin «Hasta US$\u00a075\u00a0mil»');
  expect(spellInPesos(text)).toBe('Sin «Hasta $ 300 M»');
  expect(spellMarked(markedRange(180_000_000, 320_000_000), dollars)).toBe(
    'US$\u00a045\u00a0mil\u00a0–\u00a0US$\u00a080\u00a0mil',
  );
  expect(spellInPesos(markedRange(180_000_000, 320_000_000))).toBe('$ 180–320 M');
});

test('a text without amounts stays what it is', () => {
  expect(spellMarked('«⟦loft⟧» en Suba', dollars)).toBe('«⟦loft⟧» en Suba');
});

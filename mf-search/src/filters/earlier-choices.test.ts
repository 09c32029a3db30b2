import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChoices, readEarlier, writeChoices, writeEarlier } from './earlier-choices.ts';

const housing = emptySearch('housing');
const suba = { ...housing, city: 'bogota', zone: 'suba', type: 'house', statuses: ['presale', 'off-plan'] } as const;

test('the choices that others depend on come back from an address', () => {
  const text = writeChoices(suba);
  expect(text).toBe('ciudad.bogota_zona.suba_tipo.casa_s.preventa.sobre-planos');
  expect(encodeURIComponent(text)).toBe(text);
  expect(readChoices(text)).toEqual({ city: 'bogota', zone: 'suba', type: 'house', statuses: suba.statuses });
  expect(readChoices('')).toBeUndefined();
});

test('what a change took away is told apart from what was changed by hand', () => {
  const later = { ...suba, city: 'medellin', department: undefined, zone: undefined, statuses: [] };
  const text = writeEarlier(suba, later, ['zone', 'statuses']);
  expect(text).toBe('ciudad.bogota_*zona.suba_*s.preventa.sobre-planos');
  expect(readEarlier(text)).toEqual({
    choices: { city: 'bogota', zone: 'suba', statuses: suba.statuses },
    dropped: ['zone', 'statuses'],
  });
});

test('a choice that was not there before is taken back too', () => {
  const later = { ...housing, department: 'antioquia' };
  expect(readEarlier(writeEarlier({ ...housing, city: 'cali' }, later, ['city']))).toEqual({
    choices: { department: undefined, city: 'cali' },
    dropped: ['city'],
  });
});

test('any text is read without failing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { choices, dropped } = readEarlier(text);
      expect(Object.keys(choices).length).toBeGreaterThanOrEqual(dropped.length === 0 ? 0 : 1);
    }),
  );
  expect(readEarlier('*zona.<script>_x.y_*').dropped).toEqual(['zone']);
  expect(readEarlier(`*zona.${'a'.repeat(700)}`).dropped).toEqual([]);
});

import { expect, test, vi } from 'vitest';
import { mayCallToFair, mayInterrupt } from './page-rule.ts';

vi.mock('../boot-data.ts', () => {
  const own = { owner: 'mf-insurance', robots: 'noindex', section: 'none' };
  const offer = { ...own, key: 'insurance/offer', pattern: '/seguros/oferta', layout: 'landing' };
  return { boot: { routes: [{ ...own, key: 'insurance/quote', pattern: '/seguros', layout: 'default' }, offer] } };
});

test('a landing is left alone, whether the table has it or its remote declares it', () => {
  expect(mayInterrupt('/seguros')).toBe(true);
  expect(mayInterrupt('/seguros/oferta')).toBe(false);
  expect(mayCallToFair('/seguros/oferta')).toBe(false);
  expect(mayInterrupt('/proyectos-vivienda')).toBe(true);
  expect(mayInterrupt('/mi-cuenta/seguridad')).toBe(false);
});

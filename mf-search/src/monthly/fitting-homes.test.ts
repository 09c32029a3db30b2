import { expect, test } from 'vitest';
import { emptyBudget } from './budget.ts';
import { fittingHref } from './fitting-homes.ts';
import { propose } from './proposal.ts';

const budget = { ...emptyBudget, income: 7_654_321, debts: 123_456, savings: 41_000_000 };

function addressOf(href: string, own = budget): string {
  const proposal = propose(own);
  if (!proposal) throw new Error('an income proposes something');
  return fittingHref(href, proposal, own);
}

test('the address holds the payments, never the income, the debts or savings that do not count', () => {
  const href = addressOf('/proyectos-vivienda/bogota?h=2&page=3');
  expect(href).toBe('/proyectos-vivienda/bogota?h=2&cuota=2170000-2170000');
  expect(href).not.toMatch(/7654321|123456|41/);
});

test('savings that count are its only other number', () => {
  expect(addressOf('/proyectos-vivienda', { ...budget, countsSavings: true })).toBe(
    '/proyectos-vivienda?cuota=2170000-2170000&aporte=41M',
  );
});

test('who looks for social housing searches only it, unless the listing has settled what it shows', () => {
  const vis = { ...budget, isVis: true };
  expect(addressOf('/proyectos-vivienda', vis)).toContain('cat=vis');
  expect(addressOf('/proyectos-vivienda?cat=vip', vis)).toContain('cat=vip');
  expect(addressOf('/vivienda-de-interes-social', vis)).not.toContain('cat=');
});

test('what is no listing becomes that of all homes', () => {
  expect(addressOf('/').startsWith('/proyectos-vivienda?cuota=')).toBe(true);
});

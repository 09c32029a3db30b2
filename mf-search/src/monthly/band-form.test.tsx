import { screen } from '@testing-library/react';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/probe-context.tsx';
import { BandForm } from './band-form.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({ results: [{ hits: [], nbHits: 87, nbPages: 4 }] }));
});

const open = (budget: object) => {
  localStorage.setItem(localKeys.budget, JSON.stringify(budget));
  renderPage(BandForm, null);
};

test('[B090] the band tells the dearest home that an income allows', () => {
  open({ income: 6_000_000 });
  expect(screen.getByText(/^Vivienda hasta/).textContent).toBe('Vivienda hasta $ 144.000.000');
});

test('[B090] debts that eat the share are said in the band too, and no home of $ 0 is', () => {
  open({ income: 6_000_000, debts: 2_000_000 });
  expect(screen.getByText(/^Tus deudas ya ocupan el 30 %/)).toBeDefined();
  expect(screen.queryByText(/Vivienda hasta/)).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { PlantPage } from '../plant/plant-page.tsx';
import { plantDataOf } from '../plant/plant-shape.ts';
import { dataOf, now, part, zone } from '../testing/money-fixtures.ts';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { renderPage, renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { MoneyBoard } from './money-board.tsx';

beforeAll(async () => {
  standInForBrowser();
  await import('./quote-dialog.tsx');
});

describe('prices around', () => {
  test('[B090] the price by square metre stands against the middle of the zone, with count and day', () => {
    renderPart(<MoneyBoard plant={dataOf()} />);
    const prices = part('Precio por m² frente a la zona');
    expect(prices.getByText('Este inmueble: $ 6.896.552 por m²')).toBeTruthy();
    expect(prices.getByText('Es 8 % menos que el precio mediano de la zona.')).toBeTruthy();
    expect(prices.getByText(/Según 12 inmuebles .* al 20 de noviembre de 2026/)).toBeTruthy();
  });

  test('[B090] the history tells each price with its change, newest first', () => {
    renderPart(<MoneyBoard plant={dataOf()} />);
    const prices = part('Historial del precio');
    expect(prices.getByText('El precio bajó 4,8 % en el último cambio.')).toBeTruthy();
    expect(prices.getByRole('img', { name: 'El precio pasó de $ 420.000.000 a $ 400.000.000.' })).toBeTruthy();
    const chart = prices.getByRole('figure');
    expect(chart.textContent).toBe('$ 420.000.0001 mar 2026El más bajo: $ 400.000.00021 nov 2026');
    const [, newest] = prices.getAllByRole('row').map(({ textContent }) => textContent);
    expect(newest).toBe('12 oct 2026$ 400.000.000−4,8 %228 SMMLV 2026');
  });

  test('[B090] a change too small to be told is none', () => {
    const barely = [
      { day: '2026-03-01', price: 400_000_000 },
      { day: '2026-10-12', price: 400_100_000 },
    ];
    renderPart(<MoneyBoard plant={plantDataOf(plantFixture(), { market: { history: barely, zone }, now })} />);
    expect(part('Historial del precio').getByText('El precio casi no varió en el último cambio.')).toBeTruthy();
  });

  test('one payment until the keys is one', async () => {
    renderPage(PlantPage, dataOf({ number_fees: 1 }));
    expect(await screen.findByText('1 cuota mensual')).toBeTruthy();
  });

  test('[B046, B147] beside a hidden price the parts of it are those that are reckoned with', () => {
    renderPart(
      <MoneyBoard plant={dataOf({ price: { kind: 'hidden' }, initial_fee_percent: 10, funding_percent: 90 })} />,
    );
    const needs = part('Cuánto necesitas');
    expect(needs.getByText(/30 % del/)).toBeTruthy();
    expect(needs.getByText('70 %')).toBeTruthy();
  });

  test('[B046] beside a hidden price nothing of all this stands', async () => {
    renderPage(PlantPage, dataOf({ price: { kind: 'hidden' } }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cuánto necesitas' })).toBeTruthy());
    for (const name of ['Calcular cuota', 'Costo completo', 'Historial del precio', 'Precio por m² frente a la zona'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });
});

import { act } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, part } from '../testing/money-fixtures.ts';
import { renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { MoneyBoard } from './money-board.tsx';

beforeAll(standInForBrowser);

describe('payment plan', () => {
  test('[B090] stops lead from the reservation to the keys and to the bank', () => {
    renderPart(<MoneyBoard plant={dataOf()} />);
    const plan = part('Plan de pagos hasta las llaves');
    const stops = plan.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stops).toEqual([
      '21 nov 2026Separación$ 3.000.000',
      '21 dic 2026 a 21 may 2028Cuota inicial18 pagos de $ 6.500.000 al mes',
      '1 jun 2028Entrega de llaves: saldo con el crédito$ 280.000.000',
      '1 jul 2028Empieza el crédito$ 6.364.814 al mes: $ 3.594.147 del crédito, y otros cargos, seguros y administración',
    ]);
    expect(plan.getByRole('link', { name: 'Descargar en PDF' }).getAttribute('href')).toMatch(/plan-de-pagos\.pdf\?/);
    expect(plan.getByRole('link', { name: 'Agregar al calendario (.ics)' }).getAttribute('href')).toContain('.ics?');
  });

  test('[B002] plan, quote and files follow the currency', () => {
    const { bus } = renderPart(<MoneyBoard plant={dataOf()} />);
    const usd = { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
    act(() => bus.publish('shell/currency-changed', usd, 'shell@1'));
    const plan = part('Plan de pagos hasta las llaves');
    expect(plan.getAllByText('US$ 70.000')).not.toHaveLength(0);
    expect(plan.getByRole('link', { name: 'Descargar en PDF' }).getAttribute('href')).toContain('moneda=usd');
  });
});

test('[B090] the cost sheet adds up what one needs until the keys, with source and day', () => {
  renderPart(<MoneyBoard plant={dataOf()} />);
  const costs = part('Costo completo');
  expect(costs.getByRole('row', { name: 'Constitución de la hipoteca $ 2.875.600' })).toBeTruthy();
  expect(costs.getByRole('row', { name: 'De tu bolsillo hasta las llaves $ 131.491.600' })).toBeTruthy();
  expect(costs.getByRole('row', { name: 'Total $ 6.364.814' })).toBeTruthy();
  expect(costs.getByText(/^Fuente: Tarifas notariales.*1 de enero de 2026\.$/)).toBeTruthy();
});

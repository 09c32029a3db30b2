import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, part } from '../testing/money-fixtures.ts';
import { renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { MoneyBoard } from './money-board.tsx';

beforeAll(standInForBrowser);

describe('premises', () => {
  const office = () => dataOf({ type: 'office', housing: 'premises' });

  test('[B089, B090] an office offers no leasing, no bank and no subsidy of housing, and tells the 2.5 percent', () => {
    renderPart(<MoneyBoard plant={office()} />);
    expect(screen.queryByRole('radio', { name: 'Leasing' })).toBeNull();
    expect(screen.queryByText('Compara ofertas de varios bancos')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Subsidios de vivienda' })).toBeNull();
    expect(part('Costo completo').getByText(/\$ 10\.714\.000/)).toBeTruthy();
  });

  test('[B089] a lower initial fee is told with the practice for what is no home', async () => {
    const user = userEvent.setup();
    renderPart(<MoneyBoard plant={office()} />);
    await user.clear(screen.getByLabelText('Cuota inicial'));
    await user.type(screen.getByLabelText('Cuota inicial'), '5');
    expect(screen.getByText(/inmuebles que no son vivienda/)).toBeTruthy();
  });
});

import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { plantDataOf } from '../plant/plant-shape.ts';
import { dataOf, now, part, zone } from '../testing/money-fixtures.ts';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { MoneyBoard } from './money-board.tsx';

beforeAll(standInForBrowser);

describe('subsidies', () => {
  const social = () => dataOf({ price: { kind: 'told', cop: 230_000_000 } });

  test('[B090] a home above the cap is told so, with the cap of its city and the source', () => {
    renderPart(<MoneyBoard plant={dataOf()} />);
    expect(part('Subsidios de vivienda').getByText(/hasta \$ 262\.635\.750 en 2026/)).toBeTruthy();
  });

  test('[B090, B147] the page calls a home what its builder does, and says where only its price does', () => {
    const { project } = plantFixture();
    const sold = { ...project, categories: ['vis'] } satisfies typeof project;
    renderPart(
      <MoneyBoard plant={dataOf({ project: sold, housing: 'vis', price: { kind: 'told', cop: 150_000_000 } })} />,
    );
    const lead = /^La constructora lo vende como vivienda de interés social \(VIS\): .* es \$ 262\.635\.750\.$/;
    expect(part('Subsidios de vivienda').getByText(lead)).toBeTruthy();
    cleanup();
    renderPart(<MoneyBoard plant={social()} />);
    expect(part('Subsidios de vivienda').getByText(/^Por su precio podría ser .* no lo vende como tal/)).toBeTruthy();
  });

  test('[B090] in a year whose wage is not known yet, caps and wages are told as those of 2026', () => {
    const later = {
      market: { history: [{ day: '2027-01-05', price: 230_000_000 }], zone },
      now: now + 60 * 86_400_000,
    };
    const plant = plantFixture({ price: { kind: 'told', cop: 230_000_000 }, updated_at: '2027-01-05T12:00:00Z' });
    const data = plantDataOf(plant, later);
    renderPart(<MoneyBoard plant={data} />);
    expect(part('Subsidios de vivienda').getByText(/el tope en 2026 es \$ 262\.635\.750/)).toBeTruthy();
    expect(part('Historial del precio').getByText('131 SMMLV 2026')).toBeTruthy();
    expect(data.money?.wages).toMatch(/2026/);
  });

  test.each(['office', 'lot'] as const)('[B090] an %s of the same price is told of none', (type) => {
    renderPart(<MoneyBoard plant={dataOf({ type, price: { kind: 'told', cop: 120_000_000 } }, { subsidy: 'caja' })} />);
    expect(screen.queryByRole('heading', { name: 'Subsidios de vivienda' })).toBeNull();
    expect(part('Plan de pagos hasta las llaves').queryByText('Subsidio')).toBeNull();
  });

  test('[B090] a plan may count on a subsidy: a stop of its own, a smaller loan, and the same files', async () => {
    const user = userEvent.setup();
    renderPart(<MoneyBoard plant={social()} />);
    const plan = part('Plan de pagos hasta las llaves');
    expect(plan.queryByText('Subsidio')).toBeNull();
    await user.click(plan.getByRole('radio', { name: 'Mi Casa Ya, hasta $ 52.527.150' }));
    const stops = plan.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stops).toContain('1 jun 2028Subsidio$ 52.527.150');
    expect(stops).toContain('1 jun 2028Entrega de llaves: saldo con el crédito$ 108.472.850');
    expect(plan.getByRole('link', { name: 'Descargar en PDF' }).getAttribute('href')).toContain('subsidio=mi-casa-ya');
    expect(plan.getByText(/no una aprobación/)).toBeTruthy();
  });

  test('[B090] without script the address chooses the subsidy; a dear home is open to none', () => {
    renderPart(<MoneyBoard plant={dataOf({ price: { kind: 'told', cop: 230_000_000 } }, { subsidy: 'caja' })} />);
    const plan = part('Plan de pagos hasta las llaves');
    const chosen = plan.getByRole<HTMLInputElement>('radio', { name: /^Caja de compensación/ });
    expect([chosen.checked, chosen.name, chosen.value]).toEqual([true, 'subsidio', 'caja']);
    cleanup();
    renderPart(<MoneyBoard plant={dataOf({}, { subsidy: 'caja' })} />);
    expect(part('Plan de pagos hasta las llaves').queryByRole('radio')).toBeNull();
    expect(screen.queryByText(/^Subsidio$/)).toBeNull();
  });

  test('[B090, B147] both subsidies are 50 minimum wages, for incomes of up to two; a home of priority interest has its cap', () => {
    renderPart(<MoneyBoard plant={dataOf({ price: { kind: 'told', cop: 150_000_000 } })} />);
    const plan = part('Plan de pagos hasta las llaves');
    expect(plan.getByRole('radio', { name: 'Los dos, hasta $ 87.545.250' })).toBeTruthy();
    const subsidies = part('Subsidios de vivienda');
    expect(subsidies.getByText(/\(VIP\): el tope en 2026 es \$ 157\.581\.450/)).toBeTruthy();
    expect(subsidies.getByText(/juntos llegan hasta \$ 87\.545\.250, .* de hasta \$ 3\.501\.810 al mes/)).toBeTruthy();
    expect(subsidies.getByText('Fuente: Decreto 1533 de 2019, 26 de agosto de 2019.')).toBeTruthy();
  });

  test('[B090] four questions lead to what could come, never to an approval', async () => {
    const user = userEvent.setup();
    renderPart(<MoneyBoard plant={social()} />);
    const subsidies = part('Subsidios de vivienda');
    await user.type(subsidies.getByLabelText('Ingresos de tu familia al mes'), '3000000');
    await user.click(subsidies.getByLabelText('A1 a C7'));
    expect(subsidies.getByText('Mi Casa Ya: podrías recibir hasta $ 52.527.150.')).toBeTruthy();
    await user.click(subsidies.getByLabelText('Alguien en mi hogar ya tiene vivienda'));
    expect(subsidies.getByText('Mi Casa Ya: con estos datos no aplicarías.')).toBeTruthy();
  });
});

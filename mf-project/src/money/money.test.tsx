import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { plantHead } from '../plant/plant-head.ts';
import { PlantPage } from '../plant/plant-page.tsx';
import { loadPlant } from '../plant/plant-queries.ts';
import { plantDataOf } from '../plant/plant-shape.ts';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { fakeCall, renderPage, renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { MoneyBoard } from './money-board.tsx';

const now = Date.parse('2026-11-21T15:00:00Z');
const history = [
  { day: '2026-03-01', price: 420_000_000 },
  { day: '2026-10-12', price: 400_000_000 },
];
const zone = {
  min: 5_000_000,
  low: 6_000_000,
  median: 7_500_000,
  high: 8_000_000,
  max: 9_000_000,
  count: 12,
  as_of: '2026-11-20T10:00:00Z',
};
const dataOf = (change?: Parameters<typeof plantFixture>[0], choice?: Parameters<typeof plantDataOf>[1]['choice']) =>
  plantDataOf(plantFixture(change), { market: { history, zone }, choice, now });

beforeAll(async () => {
  standInForBrowser();
  await import('./quote-dialog.tsx');
});

const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`no section ${name}`);
  return within(section);
};

describe('quote', () => {
  test('[B088, B089, B090, M060, M061] the modal follows term, rate and initial fee, and prints its rate', async () => {
    const user = userEvent.setup();
    renderPage(PlantPage, dataOf());
    await user.click(screen.getByRole('button', { name: 'Calcula tu cuota' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Calcula tu cuota' }));
    expect(dialog.getByRole('radio', { name: '20 años' })).toHaveProperty('checked', true);
    expect(dialog.getByText('Cuota mensual aproximada')).toBeTruthy();
    expect(dialog.getAllByText('$ 3.594.147')).not.toHaveLength(0);
    expect(dialog.getByText('Otros cargos estimados (0,595 %)')).toBeTruthy();
    expect(dialog.getByText('$ 5.974.147')).toBeTruthy();
    expect(dialog.getByText('$ 6.364.814', { selector: 'strong' })).toBeTruthy();
    expect(dialog.getByText(/^tasa usada 15,56 % E\.A\. —/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'cambiar' }));
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Tasa efectiva anual' }));
    expect(dialog.getByText(/crédito en pesos: es la misma todo el plazo\. En UVR/)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: '10 años' }));
    expect(dialog.queryByText('$ 5.974.147')).toBeNull();
    const initial = dialog.getByRole('textbox', { name: 'Cuota inicial' });
    await user.clear(initial);
    await user.type(initial, '120');
    expect(dialog.getByText('El porcentaje debe ser entre 0 - 100')).toBeTruthy();
  });

  test('[B088] the rate is read with a comma; a wrong one is told and leaves the last result', async () => {
    const user = userEvent.setup();
    renderPart(<MoneyBoard plant={dataOf()} />);
    const rate = screen.getByRole('textbox', { name: 'Tasa efectiva anual' });
    await user.clear(rate);
    await user.type(rate, '13,08');
    expect(screen.getByText(/^tasa usada 13,08 % E\.A\. —/)).toBeTruthy();
    expect(screen.getByText('Es la tasa que escribiste.')).toBeTruthy();
    await user.clear(rate);
    await user.type(rate, '99');
    expect(screen.getByText('La tasa debe ser entre 0 y 60 %')).toBeTruthy();
    expect(screen.getByText(/tasa usada/).textContent).not.toContain('99');
  });

  test('[B088] without script the address is the form: the server answers what it chooses', async () => {
    const { call } = fakeCall({ C068: () => ({ data: plantFixture() }) });
    const query = new URLSearchParams('plazo=15&tasa=12,5&inicial=20');
    const plant = await loadPlant(call, { slug: 'x', query, signal: new AbortController().signal });
    if (!plant) throw new Error('no plant');
    renderPart(<MoneyBoard plant={plant} />);
    expect(screen.getByRole('radio', { name: '15 años' })).toHaveProperty('checked', true);
    expect(screen.getByText(/^tasa usada 12,5 % E\.A\. —/)).toBeTruthy();
    expect(plantHead(plant, 'https://portal.test')).toMatchObject({ robots: 'noindex,follow', canonical: plant.href });
    const form = screen.getByRole('radio', { name: '15 años' }).closest('form');
    expect(form?.method).toBe('get');
    expect(form?.getAttribute('action')).toBe('#calcular-cuota');
  });

  test('[B088, B089, B090, B147] card, quote, plan and costs tell one monthly total, and income is reckoned from it', async () => {
    renderPage(PlantPage, dataOf());
    await screen.findByRole('heading', { name: 'Costo completo' });
    expect(screen.getByText(/^Cuota del crédito aprox\. \$ 3\.594\.147 al mes; .* \$ 6\.364\.814$/)).toBeTruthy();
    expect(part('Calcular cuota').getAllByText('$ 6.364.814')).toHaveLength(2);
    expect(part('Plan de pagos hasta las llaves').getByText(/^\$ 6\.364\.814 al mes: \$ 3\.594\.147/)).toBeTruthy();
    expect(part('Costo completo').getByRole('row', { name: 'Total $ 6.364.814' })).toBeTruthy();
    expect(
      screen.getByText(/^Ingresos familiares: desde \$ 21\.216\.047 .* o \$ 15\.912\.035 para el 40 %/),
    ).toBeTruthy();
  });

  test('[B089, B147] less than the limit leaves is told at the field with its source, and is not reckoned with', async () => {
    const user = userEvent.setup();
    renderPart(<MoneyBoard plant={dataOf()} />);
    const initial = screen.getByRole('textbox', { name: 'Cuota inicial' });
    await user.clear(initial);
    await user.type(initial, '5');
    expect(initial.getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByText(/al menos el 30 %: .* Fuente: Práctica de los bancos .*1 de marzo de 2026\.$/),
    ).toBeTruthy();
    expect(part('Calcular cuota').getAllByText('$ 280.000.000')).not.toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: 'Leasing' }));
    expect(screen.getByText(/al menos el 20 %/)).toBeTruthy();
    expect(part('Calcular cuota').getAllByText('$ 320.000.000')).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Descargar en PDF' }).getAttribute('href')).toContain(
      'inicial=20&producto=leasing',
    );
  });

  test('[B089] banks stand side by side, the lowest is told in words, and one of them gives the rate', async () => {
    const user = userEvent.setup();
    renderPart(<MoneyBoard plant={dataOf()} />);
    const list = within(screen.getByRole('list', { name: 'Ofertas de bancos', hidden: true }));
    const offers = list.getAllByRole('listitem', { hidden: true });
    expect(offers.length).toBeGreaterThan(4);
    expect(offers.map(({ textContent }) => textContent?.includes('Menor total al mes'))).toEqual([
      true,
      ...offers.slice(1).map(() => false),
    ]);
    const litoral = list.getByRole('link', { name: 'Usar esta tasa de Banco del Litoral, Crédito', hidden: true });
    expect(litoral.getAttribute('href')).toBe('?plazo=20&tasa=11.85&inicial=30&producto=credito#calcular-cuota');
    await user.click(litoral);
    expect(screen.getByText(/^tasa usada 11,85 % E\.A\. —/)).toBeTruthy();
    expect(screen.getByText(/^Fuente: Banco del Litoral, oferta de ejemplo, 1 de marzo de 2026\.$/)).toBeTruthy();
  });

  test('[B090] the chart says in words what it draws; the table goes by year or by month', async () => {
    const user = userEvent.setup();
    renderPart(<MoneyBoard plant={dataOf()} />);
    expect(
      screen.getByRole('img', { name: /^Pagos por año: en el primero, \$ 40\.572\.418 son intereses/ }),
    ).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Tabla de amortización', hidden: true }));
    expect(
      table.getByRole('row', { name: '1 $ 43.129.764 $ 40.572.418 $ 2.557.346 $ 277.442.654', hidden: true }),
    ).toBeTruthy();
    await user.click(screen.getByLabelText('Por mes'));
    expect(table.getAllByRole('row', { hidden: true })).toHaveLength(241);
    const csv = screen.getByRole('link', { name: 'Descargar mes a mes (CSV)' });
    expect(csv.getAttribute('href')).toBe(
      '/api/planta/7/amortizacion.csv?plazo=20&tasa=15.56&inicial=30&moneda=cop&desde=2026-11-21',
    );
  });
});

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

test('[B088] what was chosen in the modal is there when it is opened again', async () => {
  const user = userEvent.setup();
  renderPage(PlantPage, dataOf());
  await user.click(screen.getByRole('button', { name: 'Calcula tu cuota' }));
  const opened = async () => within(await screen.findByRole('dialog', { name: 'Calcula tu cuota' }));
  await user.click((await opened()).getByRole('radio', { name: '10 años' }));
  await user.click((await opened()).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Calcula tu cuota' }));
  expect((await opened()).getByRole('radio', { name: '10 años' })).toHaveProperty('checked', true);
});

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

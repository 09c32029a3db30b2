import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { plantHead } from '../plant/plant-head.ts';
import { PlantPage } from '../plant/plant-page.tsx';
import { loadPlant } from '../plant/plant-queries.ts';
import { dataOf, part } from '../testing/money-fixtures.ts';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { fakeCall, renderPage, renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { MoneyBoard } from './money-board.tsx';

beforeAll(async () => {
  standInForBrowser();
  await import('./quote-dialog.tsx');
});

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

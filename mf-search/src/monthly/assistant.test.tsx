import { fireEvent, screen, waitFor } from '@testing-library/react';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/probe-context.tsx';
import { Assistant } from './assistant.tsx';
import { FittingLink } from './fitting-link.tsx';
import { propose } from './proposal.ts';
import { useBudget } from './use-budget.ts';

const sent = vi.fn<(body: string) => void>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent(`${url} ${body}`);
    return new Response(JSON.stringify({ results: [{ hits: [], nbHits: 87, nbPages: 4 }] }));
  });
});
afterEach(() => {
  sent.mockClear();
  vi.unstubAllGlobals();
});

function open() {
  renderPage(Whole, null);
}

function Whole() {
  const own = useBudget();
  const proposal = propose(own.budget);
  return (
    <>
      <Assistant own={own} proposal={proposal} />
      <FittingLink href="/proyectos-vivienda/bogota?h=2" proposal={proposal} budget={own.budget} />
    </>
  );
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const way = () => screen.getByRole<HTMLAnchorElement>('link');

test('[B090] an income proposes what to search by, how many homes fit, and on which assumptions', async () => {
  open();
  expect(screen.getByText(/Escribe tus ingresos/)).toBeDefined();
  type(/^Ingresos/, '6M');
  expect(screen.getAllByText('$ 1.800.000 al mes')).toHaveLength(2);
  expect(screen.getByText('$ 144.000.000')).toBeDefined();
  expect(screen.getByText(/30 % de los ingresos.*20 años.*70 % del precio/)).toBeDefined();
  expect(screen.getByText(/Tasa usada: 15,56 % E.A./)).toBeDefined();
  expect(screen.getByText(/1 de enero de 2026/)).toBeDefined();
  await waitFor(() => expect(way().textContent).toBe('Ver los 87 proyectos que caben'));
  expect(way().getAttribute('href')).toBe('/proyectos-vivienda/bogota?h=2&cuota=1800000-1800000');
});

test('income, debts and savings stay on the device: neither the address nor a request holds them', async () => {
  open();
  type(/^Ingresos/, '7654321');
  type(/^Créditos/, '123457');
  type(/^Ahorros/, '41234567');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const told = [way().href, ...sent.mock.calls.flat(), location.href].join(' ');
  expect(told).not.toMatch(/7654321|123457|41234567/);
  expect(JSON.parse(localStorage.getItem(localKeys.budget) ?? '')).toMatchObject({
    income: 7_654_321,
    debts: 123_457,
    savings: 41_234_567,
  });
});

test('savings that count are in the search, and the switch says so', async () => {
  open();
  type(/^Ingresos/, '6M');
  type(/^Ahorros/, '40M');
  expect(way().href).not.toContain('aporte');
  fireEvent.click(screen.getByRole('switch', { name: /Contar mis ahorros.*queda en la dirección/ }));
  expect(way().href).toContain('cuota=1800000-1800000&aporte=40M');
  await waitFor(() => expect(sent.mock.calls.flat().join(' ')).toContain('40000000'));
});

test('[B090] debts that eat the share are said, and nothing is proposed', () => {
  open();
  type(/^Ingresos/, '6M');
  type(/^Créditos/, '2M');
  expect(screen.getByText(/Tus deudas ya ocupan el 30 %/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what the device keeps is there again and can be taken away', () => {
  localStorage.setItem(localKeys.budget, '{"income":6000000,"isVis":true}');
  open();
  expect(screen.getByLabelText<HTMLInputElement>(/^Ingresos/).value).toBe('6.000.000');
  expect(way().href).toContain('cat=vis');
  fireEvent.click(screen.getByRole('button', { name: /^Borrar mis datos/ }));
  expect(localStorage.getItem(localKeys.budget)).toBeNull();
  expect(screen.getByText('Borramos tus datos de este dispositivo.')).toBeDefined();
});

test('[B088] another rate changes what can be bought, and the search says what it is at the rate of the portal', () => {
  open();
  type(/^Ingresos/, '6M');
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar la tasa' }));
  type(/^Tasa efectiva anual/, '12');
  expect(screen.getByText(/Tasa usada: 12 % E.A./)).toBeDefined();
  expect(screen.getByText(/al 15,56 % E.A.: tu crédito equivale allí a \$ 2/)).toBeDefined();
});

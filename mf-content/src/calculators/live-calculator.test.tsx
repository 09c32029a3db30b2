import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { topics } from '@umbral/kit/topics.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { CreditCalculatorPage } from '../credit-calculator/credit-calculator-page.tsx';
import { ana } from '../testing/remote-stage.tsx';
import { testEnvironment } from '../testing/render-environment.ts';

const path = '/herramientas/calculadora-credito-vivienda';
const answered = '?valor=300000000&plazo=20';

beforeEach(() => sessionStorage.clear());

function open(search = '', answer: unknown = { ok: 1, message: 'Guardamos tu cálculo.', id: 7 }) {
  window.history.replaceState(null, '', path + search);
  const router = createBrowserRouter([{ path: '*', Component: CreditCalculatorPage }]);
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const signIn = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-account').handle('account/sign-in', signIn);
  const call = vi.fn(async (_: Endpoint, _input: unknown) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const toast = vi.fn();
  const context = {
    environment: testEnvironment,
    call,
    toast,
    bus: ownedBus(bus, 'mf-content', 'test'),
    navigate: vi.fn(),
    mountFragment: () => () => undefined,
  } as never;
  render(
    <RemoteReactContext value={context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  const enter = () => act(() => bus.publish('shell/session-changed', { session: { ...ana, roles: [] } }, 'test'));
  return { bus, call, toast, signIn, enter, user: userEvent.setup() };
}

const price = () => screen.getByLabelText<HTMLInputElement>(/Valor de la vivienda/);
const result = () => within(screen.getByRole('region', { name: 'Resultado' }));

test('[R034, B088, B090] the result follows what is typed, and the address follows the result', async () => {
  const { user } = open();
  expect(result().getByText(/Completa los campos/)).toBeDefined();
  await user.type(price(), '300000000');
  expect(result().getAllByText('$ 2.364.569')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Plazo'), '5');
  expect(result().getAllByText('$ 4.709.170')).toBeDefined();
  expect(price().value).toBe('300.000.000');
  await vi.waitFor(() => expect(location.search).toBe('?valor=300000000&plazo=5'));
});

test('[M012, M010, B088] a field is told wrong once it was left or the result was asked for, and nothing is lost', async () => {
  const { user } = open();
  await user.type(price(), '5');
  expect(screen.queryByText('Este valor no puede ser menor al rango mínimo')).toBeNull();
  await user.tab();
  expect(screen.getByText('Este valor no puede ser menor al rango mínimo')).toBeDefined();
  await user.clear(price());
  await user.type(price(), '300000000');
  await user.selectOptions(screen.getByLabelText('Plazo'), '');
  await user.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(screen.getByText('Debes seleccionar un periodo')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Plazo'));
  expect(price().value).toBe('300.000.000');
});

test('[B089] the way to the rate leaves the address alone', async () => {
  const { user } = open(answered);
  await user.click(screen.getByRole('link', { name: /cambiar/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Tasa efectiva anual'));
  expect(location.hash).toBe('');
});

test('[B001, B002] results follow the currency with their pesos beside; the fields stay in pesos', () => {
  const { bus } = open(answered);
  const usd = { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
  act(() => bus.publish('shell/currency-changed', usd, 'test'));
  expect(result().getByText('Cuota mensual').parentElement?.textContent).toContain('US$ 592 al mes $ 2.364.569 COP');
  expect(result().getByText(/representativa del 20 de noviembre de 2026/)).toBeDefined();
  expect(price().value).toBe('300.000.000');
});

test('[C391] a result is kept once, and the button becomes the way to it', async () => {
  const { call, enter, toast, user } = open(answered);
  enter();
  await user.dblClick(screen.getByRole('button', { name: 'Guardar este resultado' }));
  const link = await screen.findByRole('link', { name: 'Ver mis cálculos' });
  expect(link.getAttribute('href')).toBe('/mi-cuenta/calculos');
  expect(call.mock.calls.map(([{ id }, input]) => [id, input])).toEqual([
    ['C391', { body: { calculator: 'credit', query: 'valor=300000000&plazo=20', amount: 2_364_569 } }],
  ]);
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Guardamos tu cálculo.' });
});

test('[C391] a stranger signs in first, and the result is kept then', async () => {
  const { call, enter, signIn, user } = open(answered);
  await user.click(screen.getByRole('button', { name: 'Guardar este resultado' }));
  expect(signIn).toHaveBeenCalledWith({ view: 'exclusive' });
  expect(call).not.toHaveBeenCalled();
  enter();
  expect(await screen.findByRole('link', { name: 'Ver mis cálculos' })).toBeDefined();
  expect(call).toHaveBeenCalledOnce();
});

test('[C391] too many are refused in the words of the server, and it can be tried again', async () => {
  const full = 'Puedes guardar máximo 20 cálculos. Elimina uno para guardar otro.';
  const { enter, toast, user } = open(answered, { ok: 0, message: full, id: null });
  enter();
  await user.click(screen.getByRole('button', { name: 'Guardar este resultado' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'warning', text: full }));
  expect(screen.getByRole('button', { name: 'Guardar este resultado' })).toBeDefined();
});

test('[C391] where the session has ended meanwhile, its person signs in again, and the result is kept then', async () => {
  const ended = new ApiError({ type: 'not-signed-in', title: 'Inicia sesión', status: 401 });
  const { call, enter, signIn, toast, user } = open(answered, ended);
  enter();
  await user.click(screen.getByRole('button', { name: 'Guardar este resultado' }));
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith({ view: 'login', email: ana.email, personId: ana.id }));
  expect(toast).not.toHaveBeenCalled();
  call.mockResolvedValue({ ok: 1, message: 'Guardamos tu cálculo.', id: 7 });
  enter();
  expect(await screen.findByRole('link', { name: 'Ver mis cálculos' })).toBeDefined();
});

test('[C391, B058] without the backend a result is not lost: that is said, and it can be kept again', async () => {
  const { call, enter, toast, user } = open(answered, new Error('away'));
  enter();
  await user.click(screen.getByRole('button', { name: 'Guardar este resultado' }));
  const text = 'No pudimos guardar el resultado. Intenta de nuevo en un momento.';
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'error', text }));
  expect(result().getAllByText('$ 2.364.569').length).toBeGreaterThan(0);
  call.mockResolvedValue({ ok: 1, message: 'Guardamos tu cálculo.', id: 7 });
  await user.click(screen.getByRole('button', { name: 'Guardar este resultado' }));
  expect(await screen.findByRole('link', { name: 'Ver mis cálculos' })).toBeDefined();
});

test('[B090] the table by month is a file that spreadsheets read', async () => {
  const { user } = open(answered);
  const made = vi.fn<(blob: Blob) => string>(() => 'blob:x');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  const text = await made.mock.calls[0]?.[0].text();
  const lines = text?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(241);
  expect(lines[0]).toMatch(/^\uFEFF?Mes;Cuota;Intereses;Abono a capital;Saldo$/);
  expect(lines[1]).toBe('1;2364569;2162249;202320;209797680');
  expect(lines.at(-1)).toMatch(/;0$/);
});

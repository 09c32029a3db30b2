import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BankForm } from './bank-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

const combos = { cities: [{ value: 'cali', label: 'Cali' }], types: [], times: [] };
const fair = '12-feria-virtual-umbral';

type Answer = (endpoint: { readonly id: string }, input: { readonly body: Record<string, unknown> }) => unknown;

function show(form: ReactNode, answer: Answer, roles?: readonly string[]) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const person = { id: 7, name: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '3001234567' };
  ownedBus(bus, 'shell', 'test').publish('shell/session-changed', {
    session: roles ? { ...person, roles: [...roles] } : null,
  } as never);
  const call = vi.fn(async (endpoint: { id: string }, input: { body: Record<string, unknown> }) =>
    endpoint.id === 'C016' ? { data: [] } : answer(endpoint, input),
  );
  const context = {
    bus: ownedBus(bus, 'mf-fair', 'test'),
    call,
    toast: vi.fn(),
    navigate: vi.fn(),
    environment: { apiBase: '/api' },
  };
  render(<RemoteReactContext value={context as never}>{form}</RemoteReactContext>);
  const sentTo = (id: string) => call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, input]) => input);
  return { ...context, sentTo };
}

const registration = <RegistrationForm fair={fair} combos={combos} stands={[]} />;
const bank = <BankForm fair={fair} banks={[]} />;
const taken: Answer = () => ({ ok: 1, message: 'Tus datos se han enviado correctamente' });
/** Types in place of what the field holds: who has just registered is taken along to the next form. */
async function type(label: RegExp, text: string) {
  const control = screen.getByLabelText(label, { selector: 'input' });
  await userEvent.clear(control);
  await userEvent.type(control, text);
}

async function fillPerson() {
  await type(/Nombre y apellido/, 'Sofía Núñez');
  await type(/Correo/, 'sofia@example.com');
  await type(/Teléfono/, '300 123 4567');
  await type(/Ciudad donde vives/, 'Bogotá');
  await userEvent.click(screen.getByRole('checkbox', { name: /Ley 1581/ }));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('[R021, C085, B058, M019] a registration is sent once, told, and leads to the thanks of its fair', async () => {
  const { sentTo, toast, navigate } = show(registration, taken);
  await fillPerson();
  await userEvent.selectOptions(screen.getByLabelText(/Ciudad en la que buscas/), 'cali');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Registrarme' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/feria/gracias?feria=${fair}`));
  expect(sentTo('C085')).toHaveLength(1);
  expect(sentTo('C085')[0]?.body).toMatchObject({
    phone: '+573001234567',
    home_country: 'CO',
    fair_name: fair,
    interest_city: 'cali',
    agree_terms: 'S',
  });
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Tus datos se han enviado correctamente' });
});

test('[B059, M001, M002, M005, M006, B102] what is wrong is said at its field, and nothing is sent', async () => {
  const { sentTo } = show(registration, taken);
  await type(/Nombre y apellido/, 'Ana3');
  await type(/Correo/, 'ana@');
  await type(/Teléfono/, 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'Registrarme' }));
  const texts = [
    'El nombre no es válido',
    'El mail no es válido',
    'El número no es válido',
    'El campo es obligatorio',
    'Debes aceptar los términos y condiciones.',
  ];
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
  expect(sentTo('C085')).toEqual([]);
});

test('[B058, M094] a server that fails leaves what was typed, in a sentence; the form can be sent again', async () => {
  const answer = vi.fn<Answer>().mockRejectedValueOnce(new Error('away')).mockImplementation(taken);
  const { navigate } = show(registration, answer);
  await fillPerson();
  await userEvent.click(screen.getByRole('button', { name: 'Registrarme' }));
  expect(await screen.findByText(/No pudimos enviar tus datos/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Nombre y apellido/).value).toBe('Sofía Núñez');
  await userEvent.click(screen.getByRole('button', { name: 'Registrarme' }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
});

test('[B122, M094] lists that cannot be had a second time are told, and the form is sent without them', async () => {
  const answer: Answer = ({ id }, input) => {
    if (id === 'C085') return taken({ id }, input);
    throw new Error('away');
  };
  const { toast, sentTo, navigate } = show(<RegistrationForm fair={fair} combos={null} stands={[]} />, answer);
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ tone: 'error' });
  await fillPerson();
  await type(/Ciudad en la que buscas/, 'Cali o Palmira');
  await userEvent.click(screen.getByRole('button', { name: 'Registrarme' }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(sentTo('C085')[0]?.body.interest_city).toBe('Cali o Palmira');
});

test.each([
  [['user'], 'Ana Ruiz'],
  [['administrador'], ''],
  [['contributor'], ''],
])('[B066] for %s the name begins as "%s"', async (roles, name) => {
  show(registration, taken, roles);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Nombre y apellido/).value).toBe(name));
});

test('[C086, B084, B140] the bank desk wants both amounts and takes them as people write them', async () => {
  const { sentTo, navigate } = show(bank, taken);
  await fillPerson();
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar a los bancos' }));
  await send();
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(2);
  await type(/pagar al mes/, '٥٠٠');
  await type(/invertir en la vivienda/, '5000');
  await send();
  expect(screen.getByText('Escribe un valor en pesos, sin decimales')).toBeTruthy();
  expect(screen.getByText('El valor mínimo es $ 10.000.000')).toBeTruthy();
  await type(/pagar al mes/, '1,5M');
  await type(/invertir en la vivienda/, '200.000.000');
  expect(screen.getByLabelText<HTMLInputElement>(/pagar al mes/).value).toBe('1.500.000');
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/feria/gracias?feria=${fair}`));
  expect(sentTo('C086')[0]?.body).toMatchObject({ monthly_budget: 1_500_000, investment_budget: 200_000_000 });
});

test('[C086, B084] a phone of another country than the one of residence is refused at the phone', async () => {
  const { sentTo } = show(bank, taken);
  await fillPerson();
  await userEvent.selectOptions(screen.getByLabelText(/País donde vives/), 'ES');
  await type(/pagar al mes/, '1500000');
  await type(/invertir en la vivienda/, '200000000');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar a los bancos' }));
  expect(await screen.findByText('El número debe ser del país donde vives')).toBeTruthy();
  expect(sentTo('C086')).toEqual([]);
});

test('[B122] lists that come late do not take away the field in which somebody writes', async () => {
  const late = Promise.withResolvers<unknown>();
  const { call } = show(<RegistrationForm fair={fair} combos={null} stands={[]} />, () => late.promise);
  await waitFor(() => expect(call.mock.calls.map(([{ id }]) => id)).toContain('C022'));
  await type(/Ciudad en la que buscas/, 'Tul');
  const typed = screen.getByLabelText(/Ciudad en la que buscas/);
  await act(async () => late.resolve({ data: [] }));
  expect(screen.getByLabelText(/Ciudad en la que buscas/)).toBe(typed);
  expect(document.activeElement).toBe(typed);
});

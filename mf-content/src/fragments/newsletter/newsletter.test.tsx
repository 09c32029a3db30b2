import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { expect, test, vi } from 'vitest';
import { ana, type Backend, showOnStage } from '../../testing/remote-stage.tsx';
import { Newsletter } from './newsletter.tsx';

const choices = {
  prices: [
    { id: 1, from: 0, to: 100_000_000 },
    { id: 2, from: 100_000_000, to: 160_000_000 },
  ],
  cities: Array.from({ length: 14 }, (_, index) => ({ id: index + 1, name: `Ciudad ${index + 1}` })),
};

function show(backend: Backend = () => ({ ok: 1, message: 'Te suscribiste al boletín.' })) {
  return { ...showOnStage(<Newsletter data={choices} />, backend), user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Correo electrónico'), 'luis@example.com');
  await user.type(screen.getByLabelText('Nombre'), 'Luis');
  await user.click(screen.getByRole('checkbox', { name: '$ 100–160 M' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ciudad 3' }));
  await user.click(screen.getByRole('checkbox', { name: /Ley 1581 de 2012/ }));
}
const send = () => screen.getByRole('button', { name: 'Suscribirme' });

test('[B067] a person joins with ranges and cities, and the portal hears of it', async () => {
  const { user, topics, toast, sent } = show();
  const joined = vi.fn();
  topics.on('content/newsletter-joined').subscribe(joined);
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('¡Listo! Te enviamos un correo de bienvenida.')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      id: 'C092',
      input: {
        body: {
          email: 'luis@example.com',
          name: 'Luis',
          ids_interest_price: [2],
          ids_interest_city: [3],
          agree_terms: 'S',
        },
      },
    },
  ]);
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Te suscribiste al boletín.' });
  expect(joined).toHaveBeenCalledOnce();
});

test.each([
  [1, [{ event_name: 'Subscribe', email: 'luis@example.com' }]],
  [0, []],
])('[B093, B126] who joins is a conversion once the backend says so (ok %s)', async (ok, events) => {
  const told = hearConversions();
  const { user, bus, toast } = show(() => ({ ok, message: 'Dicho.' }));
  bus.publish('shell/consent-changed', { accepted: true }, 'shell');
  await fill(user);
  await user.click(send());
  await vi.waitFor(() => expect(toast).toHaveBeenCalled());
  expect(told()).toMatchObject(events);
});

test('[B067, B102] e-mail, name, a range, a city and the consent are required', async () => {
  const { user, toast, sent } = show();
  await user.click(send());
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(4);
  expect(screen.getByText('Debes aceptar los términos y condiciones.')).toBeTruthy();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'warning' }));
  expect(sent).toEqual([]);
});

test.each<[string, Backend, object]>([
  ['a refusal warns with its reason', () => ({ ok: 0, message: 'Ya no.' }), { tone: 'warning', text: 'Ya no.' }],
  [
    'a failure is an error',
    () => {
      throw new ApiError({ type: 'unavailable', title: '', status: 0 });
    },
    { tone: 'error', text: 'No pudimos suscribirte. Lo que escribiste sigue aquí: inténtalo de nuevo.' },
  ],
])('[B067, M094] %s and nothing is lost', async (_, backend, message) => {
  const { user, toast } = show(backend);
  await fill(user);
  await user.click(send());
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(message));
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('luis@example.com');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ciudad 3' }).checked).toBe(true);
});

test('[B002] price ranges follow the currency', () => {
  const { bus } = show();
  expect(screen.getByRole('checkbox', { name: 'Hasta $ 100 M' })).toBeTruthy();
  const usd = { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
  act(() => bus.publish('shell/currency-changed', usd, 'test'));
  expect(screen.getByRole('checkbox', { name: 'Hasta US$ 25 mil' })).toBeTruthy();
});

test('what is known of the signed-in person is filled in, what was typed stays', async () => {
  const { user, signIn } = show();
  await user.type(screen.getByLabelText('Nombre'), 'Otra');
  act(() => signIn(ana));
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(ana.email);
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Otra');
});

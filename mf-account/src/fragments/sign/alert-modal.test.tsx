import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { topics } from '../../topics.ts';
import { Sign } from './sign.tsx';

const panel = '../../alert/alert-panel.tsx';
const ana = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Ana's page; of its calls only the one that saves an alert is answered, when `saving` is. */
function mountPage(saving = Promise.withResolvers<unknown>()) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  bus.publish('shell/session-changed', { session: ana }, 'shell');
  const call = ({ path }: { path: string }) =>
    path === '/users/save/alerts' ? saving.promise : Promise.reject(new Error('down'));
  const toast = vi.fn();
  const environment = { currency: { code: 'cop', rates: seedExchangeRates, asOf: '2026-11-20' } };
  const context = { call, toast, environment, bus: ownedBus(bus, 'mf-account', 'test') } as never;
  render(
    <RemoteReactContext value={context}>
      <Sign />
    </RemoteReactContext>,
  );
  const search = topicsAs<typeof topics>(bus, 'mf-search');
  return {
    toast,
    saving,
    askForAlert: () => act(() => search.ask('account/create-alert', { path: '/proyectos-vivienda/cali' })),
    askForLogin: () => act(() => search.ask('account/sign-in', { view: 'login' })),
  };
}

const login = () => screen.queryByRole('dialog', { name: 'Ingresa a tu cuenta' });

test('[B106] an alert whose code does not come says so and closes; the next press tries again', async () => {
  vi.doMock(panel, () => {
    throw new Error('offline');
  });
  const { toast, askForAlert, askForLogin } = mountPage();
  askForAlert();
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  askForLogin();
  expect(login()).not.toBeNull();
  vi.doUnmock(panel);
  askForAlert();
  expect(await screen.findByRole('button', { name: 'Guarda tu alerta' })).toBeDefined();
});

test('[B106] the late answer of an alert leaves alone what was opened meanwhile', async () => {
  const { toast, saving, askForAlert, askForLogin } = mountPage();
  askForAlert();
  await userEvent.click(await screen.findByRole('button', { name: 'Guarda tu alerta' }));
  askForLogin();
  await act(async () => saving.resolve({ ok: 1, reason: null }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' })));
  expect(login()).not.toBeNull();
});

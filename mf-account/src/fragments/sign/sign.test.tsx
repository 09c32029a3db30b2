import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TopicOwner } from 'shared-contracts/events/catalogue.ts';
import { createBus, ownedBus } from 'shared-contracts/events/create-bus.ts';
import { RemoteReactContext } from 'shared-contracts/remote/remote-context.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { Sign } from './sign.tsx';

const builder = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['constructora'] };

function mount(session: typeof builder | null) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  bus.publish('shell/session-changed', { session }, 'shell');
  const call = vi.fn(async () => ({ data: [] }));
  const context = { call, toast: vi.fn(), bus: ownedBus<TopicOwner>(bus, 'mf-account', 'test') } as never;
  render(
    <RemoteReactContext value={context}>
      <Sign />
    </RemoteReactContext>,
  );
  act(() => bus.ask('account/sign-in', { view: 'exclusive' }, 'mf-comparator'));
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('[B054, B106] the exclusive modal tells a visitor what an account is for and leads to the login', async () => {
  mount(null);
  expect(screen.getByRole('dialog', { name: 'Esto es para quienes tienen cuenta' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión o crear cuenta' }));
  expect(await screen.findByLabelText(/contraseña/i, { selector: 'input' })).toBeDefined();
});

test('[B057, B106] the exclusive modal tells a builder that it is for buyers', async () => {
  mount(builder);
  expect(screen.getByRole('dialog', { name: 'Esta característica es para compradores' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

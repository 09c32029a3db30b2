import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { ProofDialog } from './proof-dialog.tsx';

const user = (roles: string) => ({
  id: 4,
  name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  phone: '',
  avatar: null,
  roles,
  session_id: { name: 'SessionId', value: '' },
  providerId: null,
  userSessionId: null,
  builders: [],
});

beforeAll(async () => {
  await import('./proof-calls.ts');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Proves by a code in a page that knows the person with no roles; gives what was told. */
async function proveAs(roles: string) {
  const call = vi.fn(async ({ id }: { readonly id: string }) =>
    id === 'C254' ? { data: { proof_ways: ['code'] } } : { ok: 1, reason: null, user: user(roles) },
  );
  const publish = vi.fn();
  const fact = { session: { id: 4, name: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '', roles: [] } };
  const bus = { publish, last: () => fact, on: () => ({ subscribe: () => ({ unsubscribe: () => undefined }) }) };
  const onProven = vi.fn();
  render(
    <RemoteReactContext value={{ call, bus, toast: vi.fn() } as never}>
      <ProofDialog isOpen onClose={() => undefined} onProven={onProven} />
    </RemoteReactContext>,
  );
  const hands = userEvent.setup();
  await hands.type(await screen.findByLabelText(/código/i), '123456');
  await hands.click(screen.getByRole('button', { name: 'Confirmar' }));
  await vi.waitFor(() => expect(onProven).toHaveBeenCalledOnce());
  return publish;
}

test('roles that a proof wakes are told to the page', async () => {
  const publish = await proveAs('administrador');
  expect(publish).toHaveBeenCalledExactlyOnceWith('account/signed-in', {
    session: expect.objectContaining({ id: 4, roles: ['administrador'] }),
  });
});

test('a proof that changes no roles says nothing', async () => {
  expect(await proveAs('')).not.toHaveBeenCalled();
});

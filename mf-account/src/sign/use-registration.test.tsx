import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { TopicOwner } from 'shared-contracts/events/catalogue.ts';
import { createBus, ownedBus } from 'shared-contracts/events/create-bus.ts';
import { RemoteReactContext } from 'shared-contracts/remote/remote-context.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Registration } from '../model/credentials.ts';
import { useRegistration } from './use-registration.ts';

const form: Registration = {
  firstName: 'Ana',
  lastName: 'Rojas',
  email: 'ana@example.com',
  phone: '3241234567',
  phoneCountry: 'CO',
  password: 'clave-Segura-1',
  passwordConfirm: 'clave-Segura-1',
  hasAgreed: true,
};
const user = { id: 1, name: 'Ana', last_name: 'Rojas', email: 'ana@example.com', phone: '', roles: 'user' };

afterEach(() => vi.doUnmock('./phone-check.ts'));

function mount(answer: unknown) {
  const call = vi.fn(async () => answer);
  const bus = ownedBus<TopicOwner>(createBus({ isStrict: false, report: vi.fn() }), 'mf-account', 'test');
  const context = { call, bus } as never;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RemoteReactContext value={context}>{children}</RemoteReactContext>
  );
  const [onSignedIn, onSpent] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() => useRegistration(onSignedIn, onSpent), { wrapper });
  return { call, onSignedIn, onSpent, result, send: () => result.current.send(form, 'a proof') };
}

test('[B072, C116] two presses send once, and the form is busy until the page is another', async () => {
  const { call, onSignedIn, result, send } = mount({ ok: 1, user });
  await act(async () => void (await Promise.all([send(), send()])));
  expect(call).toHaveBeenCalledOnce();
  expect(onSignedIn).toHaveBeenCalledOnce();
  expect(result.current.isSending).toBe(true);
  await act(async () => void (await send()));
  expect(call).toHaveBeenCalledOnce();
});

test('[B072] a refusal says why, spends the proof and gives the form back', async () => {
  const { onSpent, result, send } = mount({ ok: 0, error: 'No fue posible.', user: null });
  await act(async () => void (await send()));
  expect(result.current).toMatchObject({ failure: 'No fue posible.', isSending: false });
  expect(onSpent).toHaveBeenCalledOnce();
});

test('[B059, B072] where the numbering plans do not come it is told, the proof stays good, and a press tries again', async () => {
  vi.doMock('./phone-check.ts', () => {
    throw new Error('offline');
  });
  const { call, onSpent, result, send } = mount({ ok: 0, error: 'No fue posible.', user: null });
  await act(async () => void (await send().catch(() => undefined)));
  expect(result.current).toMatchObject({
    failure: 'No pudimos crear tu cuenta. Intenta de nuevo en un momento.',
    isSending: false,
  });
  expect([call, onSpent].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  vi.doUnmock('./phone-check.ts');
  await act(async () => void (await send()));
  expect(call).toHaveBeenCalledOnce();
});

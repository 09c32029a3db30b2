import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../cookies.ts';
import type { topics } from '../topics.ts';
import { createSessionStore } from './session-store.ts';

const ana = { id: 1, name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com', phone: '', roles: 'cliente' };
const eva = { id: 2, name: 'Eva', lastName: 'Paz', email: 'eva@example.com', phone: '', roles: [] };
const call = vi.fn();

beforeEach(() => {
  call.mockReset();
  writeCookie('userRoles', 'cliente', 1);
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const heard: unknown[] = [];
  bus.on('shell/session-changed').subscribe(({ session }) => heard.push(session?.name ?? null));
  const store = createSessionStore(ownedBus(bus, 'shell', 'shell@1'), call as CallApi);
  return { store, heard, account: topicsAs<typeof topics>(bus, 'mf-account') };
}

function refusal(status: number): ApiError {
  return new ApiError({ type: 'unavailable', title: '', status });
}

test('[B075] who is signed in is asked once, and nobody is asked about without the cookie', async () => {
  call.mockResolvedValue({ ok: 1, user: ana });
  const { store, heard } = open();
  await store.load();
  expect(heard).toEqual(['Ana']);
  writeCookie('userRoles', '', 0);
  await store.load();
  expect(heard).toEqual(['Ana', null]);
  expect(call).toHaveBeenCalledOnce();
});

test('an answer without a user, or a refusal to know one, is nobody', async () => {
  call.mockResolvedValueOnce({ ok: 0, user: null }).mockRejectedValueOnce(refusal(401));
  const { store, heard } = open();
  await store.load();
  await store.load();
  expect(heard).toEqual([null, null]);
});

test('no answer is not nobody: it is asked again once the connection or the visitor is back', async () => {
  call.mockRejectedValueOnce(refusal(503)).mockRejectedValueOnce(refusal(0)).mockResolvedValue({ ok: 1, user: ana });
  const { store, heard } = open();
  await store.load();
  expect(store.get()).toBeUndefined();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(heard).toEqual([]);
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toEqual(['Ana']);
  });
  dispatchEvent(new Event('online'));
  expect(call).toHaveBeenCalledTimes(3);
});

test('a slow answer does not undo a sign-in that came meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  call.mockReturnValue(promise);
  const { store, heard, account } = open();
  const loading = store.load();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  account.publish('account/signed-in', { session: eva });
  resolve({ ok: 0, user: null });
  await loading;
  expect(heard).toEqual(['Eva']);
});

test('[B094, B125, B075] userData holds a name and roles while somebody is signed in, and goes with the session', async () => {
  call.mockResolvedValueOnce({ ok: 1, user: ana }).mockResolvedValueOnce({ ok: 0, user: null });
  const { store, account } = open();
  const stored = () => JSON.parse(localStorage.getItem('userData') ?? 'null');
  await store.load();
  expect(stored()).toEqual({ name: 'Ana', roles: ['cliente'] });
  await store.load();
  expect(stored()).toBeNull();
  account.publish('account/signed-in', { session: eva });
  expect(stored()).toEqual({ name: 'Eva', roles: [] });
  localStorage.setItem('socialLoggedIn', '1');
  account.publish('account/signed-out', {});
  expect(stored()).toBeNull();
  expect(localStorage.getItem('socialLoggedIn')).toBeNull();
});

test('signing out counts also where the browser keeps nothing', () => {
  const { store, account } = open();
  vi.stubGlobal('localStorage', undefined);
  account.publish('account/signed-out', {});
  expect(store.get()).toBeNull();
  expect(document.cookie).not.toContain('userRoles');
});

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { markSignIn } from '../../sign/fresh-sign-in.ts';
import { TermsQuestion } from './terms-question.tsx';

const ana = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };

beforeAll(async () => {
  await import('../../sign/terms-calls.ts');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Somebody comes to the page as `first`, and then becomes Ana. */
function signIn(first: typeof ana | null, accepted: 0 | 1) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const call = vi.fn(async ({ id }: { id: string }, _: object) => ({ ok: id === 'C125' ? accepted : 1, version: '2' }));
  const ask = vi.fn();
  const owned = ownedBus(bus, 'mf-account', 'test');
  bus.publish('shell/session-changed', { session: first }, 'shell');
  render(
    <RemoteReactContext value={{ call, bus: { ...owned, ask } } as never}>
      <TermsQuestion />
    </RemoteReactContext>,
  );
  act(() => bus.publish('shell/session-changed', { session: ana }, 'shell'));
  return { call, ask, ids: () => call.mock.calls.map(([{ id }]) => id), person: userEvent.setup() };
}

afterEach(() => sessionStorage.clear());

const dialog = () => screen.queryByRole('dialog', { name: 'Acepta nuestros términos' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('[B115, B102, C125, C126] who signs in with old terms reads the new ones, accepts once and goes on', async () => {
  const { call, ids, person } = signIn(null, 0);
  expect(await screen.findByRole('link', { name: 'términos y condiciones' })).toBeDefined();
  expect(screen.getByText(/ley 1581 de 2012/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Aceptar y continuar' }));
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(ids()).toEqual(['C125', 'C126']);
  expect(call.mock.calls[1]?.[1]).toEqual({ body: { agree_terms: 'S' } });
});

test('[B115] who declines is signed out', async () => {
  const { ask, ids, person } = signIn(null, 0);
  await person.click(await screen.findByRole('button', { name: 'No acepto, cerrar sesión' }));
  expect(ask).toHaveBeenCalledExactlyOnceWith('account/sign-out', {});
  expect(dialog()).toBeNull();
  expect(ids()).not.toContain('C126');
});

test('[B115] who has accepted them is asked nothing', async () => {
  const { ids } = signIn(null, 1);
  await vi.waitFor(() => expect(ids()).toEqual(['C125']));
  await settle();
  expect(dialog()).toBeNull();
});

test('[B115] who signed in on a page to which the dialog came only afterwards is asked, too', async () => {
  markSignIn();
  const { ids } = signIn(ana, 0);
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  expect(ids()).toEqual(['C125']);
});

test('[B115] who came signed in, by a plain form or another login, is asked too: once in a tab', async () => {
  const first = signIn(ana, 0);
  await first.person.click(await screen.findByRole('button', { name: 'Aceptar y continuar' }));
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(first.ids()).toEqual(['C125', 'C126']);
  const { ids } = signIn(ana, 0);
  await settle();
  expect(ids()).toEqual([]);
});

import { act, screen, waitFor } from '@testing-library/react';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fill, mount, ok, send, sent } from '../testing/contact-stage.tsx';
import { standInForBrowser } from '../testing/probe-context.tsx';

beforeAll(standInForBrowser);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const focused = () => document.activeElement;
const form = () => screen.getByRole('form', { name: 'Contacta a la constructora' });

test('[B058] who sends without a connection goes on at the notice, and who throws that away at the form', async () => {
  const { user } = mount({
    C084: () => {
      throw new ApiError({ type: 'unavailable', title: 'x', status: 0 });
    },
  });
  await fill(user);
  await user.click(send());
  await screen.findByText(/Guardamos tu solicitud en este dispositivo/);
  const notice = screen.getByText(/Guardamos tu solicitud/).closest('[tabindex]');
  await waitFor(() => expect(focused()).toBe(notice));
  await user.click(screen.getByRole('button', { name: 'No enviar' }));
  await waitFor(() => expect(focused()).toBe(form()));
});

test('[B064] who sends another one goes on at the empty form', async () => {
  const { user } = mount({ C084: () => ok });
  await fill(user);
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Enviar otra solicitud' }));
  await waitFor(() => expect(focused()).toBe(form()));
});

test('[B058] who sent with the Enter key and was refused goes on in the form', async () => {
  let answer: (value: object) => void = () => undefined;
  const { user, calls } = mount({ C084: () => new Promise((resolve) => (answer = resolve)) });
  await fill(user);
  await user.type(screen.getByLabelText('Correo electrónico'), '{Enter}');
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  // A browser takes the focus from a control that is disabled, the simulated one does not.
  act(() => screen.getByLabelText('Correo electrónico').blur());
  await act(async () => answer({ ok: 0, message: 'Ahora no' }));
  await screen.findByText('Ahora no');
  await waitFor(() => expect(focused()).toBe(form()));
});

test('[B058] what waits when the page is opened takes the focus from nothing', async () => {
  const kept = { key: 'k', kind: 'contact', formId: 'contact-7', title: 'Alameda 170', body: {}, keptAt: Date.now() };
  localStorage.setItem(localKeys.keptForms, JSON.stringify([{ ...kept, problem: 'Elige otra fecha' }]));
  mount();
  await screen.findByText(/Elige otra fecha/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(focused()).toBe(document.body);
});

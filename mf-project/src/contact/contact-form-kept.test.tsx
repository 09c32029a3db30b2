import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { draftKey, localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { keptForms } from '@umbral/kit/form/queue/kept-forms.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fill, mount, nameField, ok, oncePerDay, send, sent, type User } from '../testing/contact-stage.tsx';
import { standInForBrowser } from '../testing/probe-context.tsx';

beforeAll(standInForBrowser);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const session = { id: 1, name: 'Ana', lastName: 'Peña', email: 'ana@example.com', phone: '+573001234567' };

test.each([
  ['user', 'Ana Peña'],
  ['administrador', ''],
  ['contributor', ''],
])('[B066] somebody with the role %s finds the name %j', async (role, name) => {
  const { signIn } = mount();
  signIn({ ...session, roles: [role] });
  expect(nameField()).toHaveProperty('value', name);
});

test('[B061, M007] who wrote from this device today is told before sending, tomorrow no more', async () => {
  const day = isoDate(civilDate(new Date()));
  localStorage.setItem(localKeys.contactedToday, JSON.stringify({ day, projects: ['alameda-170'] }));
  const told = mount();
  told.signIn(null);
  expect(
    await screen.findByText(new RegExp(`Hoy ya enviaste una solicitud sobre Alameda 170. ${oncePerDay}`)),
  ).toBeTruthy();
  expect(sent(told.calls)).toHaveLength(0);
  cleanup();
  localStorage.setItem(localKeys.contactedToday, JSON.stringify({ day: '2026-01-01', projects: ['alameda-170'] }));
  mount().signIn(null);
  await waitFor(() => expect(screen.queryByText(/Hoy ya enviaste/)).toBeNull());
});

test.each([
  ['user', 1],
  ['contributor', 0],
])('[B061, B066, C320] of a signed-in %s the server knows it: %d notices', async (role, count) => {
  const { signIn, calls } = mount({
    C320: () => ({ data: [{ project_title: 'ALAMEDA 170', created_at: '2026-11-22T15:00:00Z' }] }),
  });
  signIn({ ...session, roles: [role] });
  await waitFor(() => expect(screen.queryAllByText(/Hoy ya enviaste/)).toHaveLength(count));
  expect(calls.filter(({ id }) => id === 'C320')).toHaveLength(count);
});

test('[B058] what was typed survives a reload, agreements do not, and only for who typed it', async () => {
  const before = mount();
  before.signIn(null);
  await fill(before.user);
  await before.user.selectOptions(screen.getByLabelText('País donde vives'), 'ES');
  cleanup();
  mount().signIn(null);
  await waitFor(() => expect(nameField()).toHaveProperty('value', 'Ana María'));
  expect(screen.getByRole('combobox', { name: 'Ciudad donde vives' })).toHaveProperty('value', 'Cali');
  expect(screen.getByLabelText('País donde vives')).toHaveProperty('value', 'ES');
  expect(screen.getByRole('checkbox', { name: /Autorizo a/ })).toHaveProperty('checked', false);
  cleanup();
  mount().signIn({ ...session, id: 9, roles: ['contributor'] });
  expect(nameField()).toHaveProperty('value', '');
});

test('[B059, B062] a country beyond the main ones survives a reload too, though the list of all does not come', async () => {
  const italy = { code: 'IT', name: 'Italia', phone_prefix: '39' };
  const before = mount({ C016: () => ({ data: [italy] }) });
  before.signIn(null);
  await fill(before.user);
  await before.user.selectOptions(screen.getByLabelText('País', { exact: true }), 'IT');
  await before.user.selectOptions(screen.getByLabelText('País donde vives'), 'IT');
  cleanup();
  const { user, calls, signIn } = mount({ C016: () => Promise.reject(new Error('down')), C084: () => ok });
  signIn(null);
  await waitFor(() => expect(nameField()).toHaveProperty('value', 'Ana María'));
  expect(screen.getByLabelText('País', { exact: true })).toHaveProperty('value', 'IT');
  expect(screen.getByLabelText('País donde vives')).toHaveProperty('value', 'IT');
  await user.clear(screen.getByLabelText('Teléfono'));
  await user.type(screen.getByLabelText('Teléfono'), '312 345 6789');
  await user.click(screen.getByRole('checkbox', { name: /Autorizo a/ }));
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({ input: { body: { home_country: 'Italia', phone: '+393123456789' } } });
});

test.each(['{', '[]', '{"ownerId":0,"values":[1]}', 'null'])('a draft that is broken (%s) is none', (text) => {
  sessionStorage.setItem(draftKey('contact-7'), text);
  localStorage.setItem(localKeys.keptForms, text);
  localStorage.setItem(localKeys.contactedToday, text);
  mount().signIn(null);
  expect(nameField()).toHaveProperty('value', '');
});

test('[B058, B064] without a connection the form waits on the device and says so; once it has arrived it says that', async () => {
  const { user, topics } = mount({
    C084: () => {
      throw new ApiError({ type: 'unavailable', title: 'x', status: 0 });
    },
  });
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(/Guardamos tu solicitud en este dispositivo/)).toBeTruthy();
  const [kept] = keptForms();
  expect(kept).toMatchObject({ kind: 'contact', title: 'Alameda 170', body: { email: 'ana@example.com' } });
  act(() => topics.publish('project/kept-form-settled', { key: kept?.key ?? '', isSent: true }));
  expect(await screen.findByText('Tus datos se han enviado correctamente')).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['as soon as the connection is back', async () => dispatchEvent(new Event('online'))],
  ['when its button is pressed', (user: User) => user.click(screen.getByRole('button', { name: 'Enviar ahora' }))],
])('[B058] what waits is sent from the page %s', async (_, sendAgain) => {
  let isUp = false;
  const { user, calls } = mount({
    C084: () => {
      if (!isUp) throw new ApiError({ type: 'unavailable', title: 'x', status: 0 });
      return ok;
    },
  });
  await fill(user);
  await user.click(send());
  await screen.findByText(/Guardamos tu solicitud en este dispositivo/);
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  isUp = true;
  await act(async () => {
    await sendAgain(user);
  });
  expect(await screen.findByText('Tus datos se han enviado correctamente')).toBeTruthy();
  expect(sent(calls)).toHaveLength(3);
  expect(keptForms()).toEqual([]);
});

test('what waits is shown after a reload too, and can be thrown away', async () => {
  const kept = { key: 'k', kind: 'contact', formId: 'contact-7', title: 'Alameda 170', body: {}, keptAt: Date.now() };
  localStorage.setItem(localKeys.keptForms, JSON.stringify([{ ...kept, problem: 'Elige otra fecha' }]));
  const { user } = mount();
  expect(await screen.findByText(/No pudimos enviar la solicitud.*Elige otra fecha/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Escribir de nuevo' }));
  expect(nameField()).toBeTruthy();
  expect(localStorage.getItem(localKeys.keptForms)).toBeNull();
});

const unreached = {
  C084: () => {
    throw new ApiError({ type: 'unavailable', title: 'x', status: 0 });
  },
};

test('[B058] who wants to send what waits is told where it cannot be sent yet', async () => {
  const { user, toast, calls } = await mountKept();
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Enviar ahora' }));
  const told = { tone: 'warning', text: expect.stringMatching(/^Todavía no pudimos enviar tu solicitud/) };
  await waitFor(() => expect(toast).toHaveBeenCalledWith(told));
});

async function mountKept() {
  const stage = mount(unreached);
  await fill(stage.user);
  await stage.user.click(send());
  await screen.findByText(/Guardamos tu solicitud en este dispositivo/);
  return stage;
}

test('[B058] what waited and is not to be sent comes back as it was typed', async () => {
  const { user } = await mountKept();
  await user.click(screen.getByRole('button', { name: 'No enviar' }));
  expect(nameField()).toHaveProperty('value', 'Ana María');
  expect(screen.getByRole('combobox', { name: 'Ciudad donde vives' })).toHaveProperty('value', 'Cali');
});

test('[B058] what waited and was refused comes back as it was typed', async () => {
  const { topics } = await mountKept();
  const [kept] = keptForms();
  localStorage.removeItem(localKeys.keptForms);
  act(() => topics.publish('project/kept-form-settled', { key: kept?.key ?? '', isSent: false }));
  expect(nameField()).toHaveProperty('value', 'Ana María');
});

test('[B064] a form that came back after a reload and was sent leaves nothing in the next one', async () => {
  const before = mount();
  before.signIn(null);
  await fill(before.user);
  cleanup();
  const { user, signIn } = mount({ C084: () => ok });
  signIn(null);
  await waitFor(() => expect(nameField()).toHaveProperty('value', 'Ana María'));
  await user.click(screen.getByRole('checkbox', { name: /Autorizo a/ }));
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Enviar otra solicitud' }));
  expect(nameField()).toHaveProperty('value', '');
});

import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { ana, type Backend, showOnStage } from '../testing/remote-stage.tsx';
import { renderPage } from '../testing/render-page.ts';
import { OwnAnswers } from './own-answers.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const entry = (key: string, name: string) => ({ id: 1, key, name, details: {} });
const own = {
  email: ana.email,
  audiences: [
    {
      form: 'alarms',
      fields: { 'objetivos-compra': 'live', 'tiempo-compra': 'otro', 'ingresos-mensuales': 'a' },
      created_at: '2026-11-20T15:00:00.000Z',
      updated_at: '2026-11-21T15:00:00.000Z',
    },
  ],
  knowledge: null,
};

/** The account of somebody who has shown, or not, that the e-mail is theirs. */
const profileOf = (isProven: boolean) => ({
  data: {
    ...{ id: ana.id, name: 'Ana', last_name: 'Gómez', email: ana.email, phone: '', avatar: null, roles: 'user' },
    ...{ session_id: { name: 'SessionId', value: '' }, providerId: null, userSessionId: null, builders: [] },
    ...{ home_city: null, home_country: null, document: null, has_password: true, providers: [] },
    preferences: { currency: 'cop', ids_interest_price: [], ids_interest_city: [] },
    is_email_verified: isProven,
  },
});

function show(answers: Readonly<Record<string, unknown>> = {}) {
  const usual: Readonly<Record<string, unknown>> = { C136: { data: own }, C210: profileOf(true) };
  const backend: Backend = ({ id }) => {
    const answer = answers[id] ?? usual[id] ?? { data: [entry('live', 'Habitar'), entry('a', 'Tramo A')] };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { ...showOnStage(<OwnAnswers />, backend), user: userEvent.setup() };
}

const row = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

test('[R006] the page explains what is asked, names every form, and holds nothing of anybody', async () => {
  const { status, head, html } = await renderPage('/audiencia');
  expect([status, head?.canonical]).toEqual([200, '/audiencia']);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const title of ['Afina tus alertas', '¿Quién decide contigo?', 'Lo que sabes de comprar vivienda']) {
    expect(html).toContain(title);
  }
  expect(html).toContain('<noscript><p>Activa JavaScript en tu navegador para enviar este formulario.</p></noscript>');
});

test('[R006, M086] a stranger is told that the answers are for registered people', async () => {
  const { bus } = show();
  act(() => bus.publish('shell/session-changed', { session: null }, 'test'));
  expect(screen.getByText('Esta característica es solo para usuarios registrados, inicia sesión...')).toBeTruthy();
});

test('[R006, B107] a person sees what was answered in words, changes it, and answers the rest', async () => {
  const message = 'Los datos se han enviado correctamente';
  const { user, signIn, sent } = show({ C133: { ok: 1, message }, C134: { ok: 1, message } });
  act(() => signIn(ana));
  expect(await row('Afina tus alertas').findByText('Respondido el 21 de noviembre de 2026')).toBeTruthy();
  expect(row('Afina tus alertas').getByText('Habitar')).toBeTruthy();
  // Of a list that has it no more the answer stays as it was kept.
  expect(row('Afina tus alertas').getByText('otro')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Responder: Lo que sabes de comprar vivienda' }));
  const knowledge = row('Lo que sabes de comprar vivienda');
  for (const yes of await knowledge.findAllByRole('radio', { name: 'Sí' })) await user.click(yes);
  await user.click(knowledge.getByRole('checkbox'));
  await user.click(knowledge.getByRole('button', { name: 'Enviar respuestas' }));
  await vi.waitFor(() => expect(sent.filter(({ id }) => id === 'C136')).toHaveLength(2));
  expect(sent.find(({ id }) => id === 'C134')?.input).toMatchObject({
    body: { answers: { 'conoce-subsidios': 'si', 'conoce-cuota-inicial': 'si', 'conoce-fiducia': 'si' } },
  });
});

test('[B126] answers that are changed are no second conversion', async () => {
  const told = vi.fn(async () => Response.json({ ok: 1 }));
  vi.stubGlobal('fetch', told);
  const { user, signIn, sent, bus } = show({ C133: { ok: 1, message: 'Listo' } });
  act(() => {
    signIn(ana);
    bus.publish('shell/consent-changed', { accepted: true }, 'test');
  });
  await user.click(await screen.findByRole('button', { name: 'Cambiar respuestas: Afina tus alertas' }));
  const alerts = row('Afina tus alertas');
  await user.click((await alerts.findAllByRole('radio', { name: 'Tramo A' }))[1] as HTMLElement);
  await user.click(alerts.getByRole('checkbox'));
  await user.click(alerts.getByRole('button', { name: 'Enviar respuestas' }));
  await vi.waitFor(() => expect(sent.filter(({ id }) => id === 'C136')).toHaveLength(2));
  expect(sent.some(({ id }) => id === 'C133')).toBe(true);
  expect(told).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('[R006, C405] answers are erased once that is asked', async () => {
  const { user, signIn, sent, toast } = show({ C405: { ok: 1, message: 'Borramos tus respuestas.' } });
  act(() => signIn(ana));
  await user.click(await screen.findByRole('button', { name: 'Borrar las respuestas de «Afina tus alertas»' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(sent.some(({ id }) => id === 'C405')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Borrar' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Borramos tus respuestas.' }));
  expect(sent.find(({ id }) => id === 'C405')?.input).toEqual({ body: { form: 'alarms' } });
});

const down = new ApiError({ type: 'unavailable', title: '', status: 503 });

test.each([
  ['has not shown whose the e-mail is', { C210: profileOf(false) }, /Confirma tu correo/],
  ['cannot be read', { C136: down }, 'No pudimos cargar tus respuestas'],
])('[R006] an account that %s sees why, and the forms stand', async (_, answers, words) => {
  const { signIn } = show(answers);
  act(() => signIn(ana));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Responder/ })).toHaveLength(8);
});

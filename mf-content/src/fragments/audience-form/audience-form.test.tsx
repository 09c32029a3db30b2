import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { audienceForms } from '@umbral/domain/contact/audience.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { topics } from '@umbral/kit/topics.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ana, type Backend, showOnStage } from '../../testing/remote-stage.tsx';
import { audienceTexts } from '../../texts/audience-texts.ts';
import type { AudienceProps } from './audience-props.ts';
import { parseAudienceProps } from './audience-props.ts';
import { AudienceQuestions } from './audience-questions.tsx';

// Their chunk is not what is waited for.
beforeAll(() => import('../../audience-form/audience-calls.ts'));
beforeEach(() => sessionStorage.clear());

const entry = (key: string, name: string) => ({ id: 1, key, name, details: {} });
const lists: Readonly<Record<string, unknown>> = {
  C033: { data: [entry('live', 'Habitar'), entry('invest', 'Invertir')] },
  C034: { data: [entry('now', 'Inmediato'), entry('year', 'Un año')] },
  C035: { data: Array.from({ length: 6 }, (_, index) => entry(`tramo-${index}`, `Tramo ${index}`)) },
};
const answering =
  (own: Readonly<Record<string, unknown>> = {}): Backend =>
  ({ id }) => {
    const answer = own[id] ?? lists[id] ?? (id === 'C132' ? { ok: 0 } : undefined);
    if (answer instanceof Error) throw answer;
    return answer;
  };

function show(backend: Backend = answering(), form: AudienceProps['form'] = 'alarms') {
  const stage = showOnStage(<AudienceQuestions props={{ form }} />, backend);
  const quest = () => stage.topics.last('content/audience-quest-changed')?.active ?? false;
  return { ...stage, quest, user: userEvent.setup() };
}

const begin = () => screen.getByRole('button', { name: 'Responder 3 preguntas' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('radio', { name: 'Habitar' }));
  await user.click(screen.getByRole('radio', { name: 'Un año' }));
  await user.selectOptions(screen.getByLabelText('¿Cuánto ganan al mes en tu hogar?'), 'Tramo 2');
  await user.click(screen.getByRole('checkbox', { name: /Ley 1581 de 2012/ }));
}

test('[B107, B116, M086] a stranger who wants to answer is told that it is for registered people, and can sign in', async () => {
  const { user, bus, sent, quest } = show();
  const ask = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-account').handle('account/sign-in', ask);
  act(() => bus.publish('shell/session-changed', { session: null }, 'test'));
  await user.click(begin());
  expect(screen.getByText('Esta característica es solo para usuarios registrados, inicia sesión...')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(ask).toHaveBeenCalledWith({ view: 'login' });
  expect([sent, quest()]).toEqual([[], false]);
});

test('[B107, B080, M080] a person answers once; while that lasts the portal knows', async () => {
  const message = 'Los datos se han enviado correctamente';
  const { user, signIn, sent, toast, quest } = show(answering({ C133: { ok: 1, message } }));
  act(() => signIn(ana));
  await user.click(begin());
  expect(quest()).toBe(true);
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Enviar respuestas' }));
  expect(await within(screen.getByRole('status')).findByText(message)).toBeTruthy();
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'success', text: message });
  expect(sent.filter(({ id }) => id === 'C133')).toMatchObject([
    {
      input: {
        body: {
          form: 'alarms',
          agree_terms: 'S',
          fields: { 'objetivos-compra': 'live', 'tiempo-compra': 'year', 'ingresos-mensuales': 'tramo-2' },
        },
      },
    },
  ]);
  expect(quest()).toBe(false);
  expect(screen.getByRole('link', { name: 'Ver o cambiar mis respuestas' }).getAttribute('href')).toBe(
    '/audiencia#alarms',
  );
});

test('[B126] answers are a conversion once cookies are agreed to, of the account’s own e-mail', async () => {
  const told = vi.fn(async (_address: string, _request: { body: string }) => Response.json({ ok: 1 }));
  vi.stubGlobal('fetch', told);
  const { user, signIn, bus } = show(answering({ C133: { ok: 1, message: 'Listo' } }));
  act(() => {
    signIn(ana);
    bus.publish('shell/consent-changed', { accepted: true }, 'test');
  });
  await user.click(begin());
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Enviar respuestas' }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(JSON.parse(told.mock.calls[0]?.[1].body ?? '')).toMatchObject({ event_name: 'Lead', email: ana.email });
  vi.unstubAllGlobals();
});

test('[B080] closed untouched it is over; begun and closed it is still under way', async () => {
  const { user, signIn, quest } = show();
  act(() => signIn(ana));
  await user.click(begin());
  await screen.findByRole('radio', { name: 'Habitar' });
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(quest()).toBe(false);
  await user.click(begin());
  await user.click(await screen.findByRole('radio', { name: 'Habitar' }));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(quest()).toBe(true);
});

test('[B107, B116] who has answered is not asked again', async () => {
  const { signIn } = show(answering({ C132: { ok: 1 } }));
  act(() => signIn(ana));
  expect(await screen.findByText('Ya respondiste estas preguntas. ¡Gracias!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Responder/ })).toBeNull();
});

test('[B107, M006] what is not chosen is said at its question; what failed loses nothing', async () => {
  const down = new ApiError({ type: 'unavailable', title: '', status: 503 });
  const { user, signIn, sent, toast } = show(answering({ C133: down }));
  act(() => signIn(ana));
  await user.click(begin());
  await user.click(await screen.findByRole('button', { name: 'Enviar respuestas' }));
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(3);
  expect(screen.getByText('Debes aceptar los términos y condiciones.')).toBeTruthy();
  expect(sent.some(({ id }) => id === 'C133')).toBe(false);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Enviar respuestas' }));
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith({ tone: 'error', text: audienceTexts.failed }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Habitar' }).checked).toBe(true);
});

test('[B107] where the session has ended meanwhile, its person signs in again, and the answers stay', async () => {
  const issues = { email: 'El campo es obligatorio' };
  const ended = new ApiError({ type: 'invalid-input', title: '', status: 422, issues });
  const { user, signIn, bus } = show(answering({ C133: ended }));
  const ask = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-account').handle('account/sign-in', ask);
  act(() => signIn(ana));
  await user.click(begin());
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Enviar respuestas' }));
  await vi.waitFor(() =>
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ view: 'login', personId: ana.id })),
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Habitar' }).checked).toBe(true);
});

test('[B107] questions that cannot be read can be tried again', async () => {
  let isUp = false;
  const { user, signIn } = show(({ id }) => {
    if (id === 'C033' && !isUp) throw new ApiError({ type: 'unavailable', title: '', status: 503 });
    return answering()({ id } as never, {});
  });
  act(() => signIn(ana));
  await user.click(begin());
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByRole('radio', { name: 'Habitar' })).toBeTruthy();
});

test('[B107] put off, it stays away for the session', async () => {
  const { user, unmount } = show();
  await user.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByText('Afina tus alertas')).toBeNull();
  unmount();
  show();
  expect(screen.queryByText('Afina tus alertas')).toBeNull();
});

test('[B107] each of the seven forms has its questions; another name is refused', () => {
  for (const form of audienceForms) expect(parseAudienceProps({ form })).toEqual({ form });
  expect(() => parseAudienceProps({ form: 'toString' })).toThrow('audience forms');
  expect(() => parseAudienceProps(null)).toThrow('audience forms');
});

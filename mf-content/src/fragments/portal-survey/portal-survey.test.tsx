import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { topics } from '@umbral/kit/topics.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ana, type Backend, showOnStage } from '../../testing/remote-stage.tsx';
import { PortalSurvey } from './portal-survey.tsx';
import type { SurveyProps } from './survey-props.ts';

beforeAll(async () => {
  // Its chunk is not what is waited for.
  await import('../../survey-form/portal-calls.ts');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function show(from: SurveyProps['from'] = 'prompt', backend: Backend = () => ({ ok: 1, reason: null })) {
  const stage = showOnStage(<PortalSurvey props={{ from }} />, backend);
  const closed = vi.fn();
  stage.topics.on('content/survey-closed').subscribe(closed);
  const nobody = () => act(() => stage.bus.publish('shell/session-changed', { session: null }, 'test'));
  return { ...stage, closed, nobody, user: userEvent.setup() };
}

const panel = () => screen.queryByRole('region', { name: 'Califica a Umbral' });
const stars = (name: string) => screen.getByRole('radio', { name });
const send = () => screen.getByRole('button', { name: 'Enviar calificación' });

test('[B078, B094] a stranger who has not sent it is asked at the edge of the page; one star opens the survey', async () => {
  const { user, nobody } = show();
  expect(panel()).toBeNull();
  nobody();
  expect(panel()).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage.getItem('openumbralSurvey')).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Calificar 4 · Buena' }));
  expect(screen.getByRole('dialog', { name: 'Califica a Umbral' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 · Buena' }).checked).toBe(true);
});

test('[B078] who has sent it is not asked, and the portal hears that nothing is asked', () => {
  localStorage.setItem('umbralSurveySent', '1');
  const { nobody, closed } = show();
  nobody();
  expect(panel()).toBeNull();
  expect(closed).toHaveBeenCalledExactlyOnceWith({ sent: false });
});

test.each<[string, Backend, boolean]>([
  ['asked where the server answers ok 0', () => ({ ok: 0 }), true],
  ['not asked where it answers ok 1', () => ({ ok: 1 }), false],
  [
    'not asked where nobody can tell',
    () => {
      throw new ApiError({ type: 'unavailable', title: '', status: 503 });
    },
    false,
  ],
])('[B078] a signed-in person is %s', async (_, backend, isAsked) => {
  const { signIn, sent, closed } = show('prompt', backend);
  act(() => signIn(ana));
  if (isAsked) await vi.waitFor(() => expect(panel()).not.toBeNull());
  else await vi.waitFor(() => expect(closed).toHaveBeenCalledWith({ sent: false }));
  expect(panel() !== null).toBe(isAsked);
  expect(sent).toEqual([{ id: 'C140', input: { params: { id: 9 } } }]);
});

test('[B079, M002, M006, M013, M087] what is missing is said at its place, and nothing is sent', async () => {
  const { user, nobody, sent, toast } = show('button');
  nobody();
  const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels.slice(0, 5)).toEqual([
    '5 · Excelente',
    '4 · Buena',
    '3 · Satisfactoria',
    '2 · Básica',
    '1 · Deficiente',
  ]);
  await user.click(send());
  expect(screen.getByText('Es necesario realizar esta calificación')).toBeTruthy();
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(2);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana');
  await user.click(screen.getAllByRole('radio', { name: 'No' })[0] as HTMLElement);
  await user.click(send());
  expect(screen.getByText('El mail no es válido')).toBeTruthy();
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('[B078, B079, B103, B117, M020, M021] a stranger sends once, is told after two seconds, and is invited to register', async () => {
  const { user, nobody, sent, toast, bus, closed } = show('button');
  const ask = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-account').handle('account/sign-in', ask);
  nobody();
  await user.click(stars('5 · Excelente'));
  await user.click(screen.getAllByRole('radio', { name: 'Sí' })[0] as HTMLElement);
  await user.type(screen.getByLabelText('Correo electrónico'), 'luis@example.com');
  await user.type(screen.getByLabelText(/Qué buscabas hoy/), 'Un lote');
  await user.type(screen.getByLabelText(/Cuéntanos más/), 'Bien');
  const pressedAt = Date.now();
  await user.dblClick(send());
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'info' }));
  await vi.waitFor(() => expect(localStorage.getItem('umbralSurveySent')).toBe('1'));
  expect(await screen.findByText('¡La calificación se ha enviado correctamente!')).toBeTruthy();
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(2000);
  expect(sent).toMatchObject([
    {
      id: 'C138',
      input: {
        body: {
          user_id: 0,
          qualification_umbral: 5,
          email: 'luis@example.com',
          content_opinion: '1',
          search_interest: '',
          sought: 'Un lote',
          found: null,
          user_comments: 'Bien',
        },
      },
    },
  ]);
  expect(toast).toHaveBeenLastCalledWith({ tone: 'success', text: 'La calificación se ha enviado correctamente' });
  expect(screen.getByText('Te invitamos a registrarte y dar el primer paso hacia tu vivienda ideal.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Regístrate' }));
  expect(ask).toHaveBeenCalledWith({ view: 'register' });
  expect(closed).toHaveBeenCalledWith({ sent: true });
});

test('[B079, M079] a signed-in person is asked for no address; a refusal warns with its reason and counts as sent', async () => {
  const reason = 'Ya calificaste el portal. ¡Gracias por tu opinión!';
  const answers: Backend = ({ id }) => (id === 'C140' ? { ok: 0 } : { ok: 0, reason });
  const { user, signIn, sent, toast } = show('button', answers);
  act(() => signIn(ana));
  await user.click(stars('2 · Básica'));
  await user.click(screen.getAllByRole('radio', { name: 'Sí' })[0] as HTMLElement);
  await user.click(send());
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith({ tone: 'warning', text: reason }));
  expect(localStorage.getItem('umbralSurveySent')).toBe('1');
  expect(sent.find(({ id }) => id === 'C138')?.input).toMatchObject({ body: { user_id: 9, email: '' } });
  await vi.waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(screen.queryByText(/Te invitamos a registrarte/)).toBeNull();
});

test('[B079] an answer without ok, or none, is an error: nothing is lost and nothing counts as sent', async () => {
  const { user, nobody, toast } = show('button', () => ({}));
  nobody();
  await user.click(stars('3 · Satisfactoria'));
  await user.click(screen.getAllByRole('radio', { name: 'Sí' })[0] as HTMLElement);
  await user.type(screen.getByLabelText('Correo electrónico'), 'luis@example.com');
  await user.click(send());
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'error' })));
  expect(localStorage.getItem('umbralSurveySent')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('luis@example.com');
});

test('[B078] closing the panel tells the portal, once', async () => {
  const { user, nobody, closed } = show();
  nobody();
  await user.click(screen.getByRole('button', { name: 'Cerrar encuesta' }));
  expect(panel()).toBeNull();
  expect(closed).toHaveBeenCalledExactlyOnceWith({ sent: false });
});

import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Comment } from '@umbral/domain/editorial/comment.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, type Backend, showOnStage } from '../../testing/remote-stage.tsx';
import { Comments } from './comments.tsx';

const comment = (id: number, facts: Partial<Comment> = {}): Comment => ({
  id,
  name: `Lector ${id}`,
  subject: '',
  content: `Texto ${id}`,
  created_at: '2026-11-18T12:57:00.000Z',
  replies: [],
  ...facts,
});

const accepting: Backend = ({ id }) =>
  id === 'C103' ? { ok: 1, error: null } : { data: [comment(9), comment(1)], total: 2 };

function show(data: readonly Comment[], backend: Backend = accepting) {
  const stage = showOnStage(<Comments props={{ slug: 'noticia', id: 5 }} data={data} />, backend);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...stage, user };
}

const form = (name = 'Deja tu comentario') => within(screen.getByRole('form', { name }));
const bodyOf = ({ sent }: ReturnType<typeof show>) => sent.find(({ id }) => id === 'C103')?.input.body;

const told = ({ toast }: ReturnType<typeof show>, message: object) =>
  vi.waitFor(() => expect(toast).toHaveBeenCalledWith(message));

async function write({ user }: ReturnType<typeof show>, content = 'Muy claro') {
  await user.type(form().getByLabelText('Nombre'), 'Luis');
  await user.type(form().getByLabelText('Correo electrónico'), 'luis@example.com');
  await user.type(form().getByLabelText('Comentario'), content);
  await user.click(form().getByRole('button', { name: 'Comentar' }));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('[B068, M065] three top-level comments show until more are asked for', async () => {
  const { user } = show([1, 2, 3, 4, 5].map((id) => comment(id)));
  const more = screen.getByText('Ver más comentarios').closest('details');
  expect(more?.open).toBe(false);
  expect(more?.contains(screen.getByText('Texto 3'))).toBe(false);
  expect(more?.contains(screen.getByText('Texto 4'))).toBe(true);
  await user.click(screen.getByText('Ver más comentarios'));
  expect(more?.open).toBe(true);
});

test('[B068] three comments leave nothing to ask for, none say so', () => {
  show([1, 2, 3].map((id) => comment(id)));
  expect(screen.queryByText('Ver más comentarios')).toBeNull();
  show([]);
  expect(screen.getByText('Aún no hay comentarios. Escribe el primero.')).toBeTruthy();
});

test('[B058, B068, M077] a comment is sent once, its result shows after two seconds, and the form is empty again', async () => {
  const stage = show([comment(1)]);
  await write(stage);
  expect(form().getByRole('button', { name: 'Enviando…' })).toBeTruthy();
  expect(form().getByLabelText('Comentario').closest('fieldset')?.disabled).toBe(true);
  await stage.user.click(form().getByRole('button', { name: 'Enviando…' }));
  await vi.waitFor(() => expect(bodyOf(stage)).toBeTruthy());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(stage.toast).not.toHaveBeenCalled();
  await told(stage, { tone: 'success', text: 'El comentario se ha enviado correctamente' });
  expect(stage.sent.filter(({ id }) => id === 'C103')).toHaveLength(1);
  expect(bodyOf(stage)).toMatchObject({
    node_id: 5,
    comment_id: 0,
    content: 'Muy claro',
    user_id: 0,
    user_name: 'Luis',
    user_mail: 'luis@example.com',
  });
  expect(form().getByLabelText<HTMLTextAreaElement>('Comentario').value).toBe('');
  expect(await screen.findByText('Texto 9')).toBeTruthy();
});

test('[M078] a reply goes to the comment that it answers and closes its form', async () => {
  const stage = show([comment(7)]);
  await stage.user.click(screen.getByRole('button', { name: 'Responder a Lector 7' }));
  const reply = form('Responder a Lector 7');
  act(() => stage.signIn(ana));
  await stage.user.type(reply.getByLabelText('Comentario'), 'De acuerdo');
  await stage.user.click(reply.getByRole('button', { name: 'Responder' }));
  await told(stage, { tone: 'success', text: 'La respuesta se ha enviado correctamente' });
  expect(bodyOf(stage)).toMatchObject({ comment_id: 7, user_id: 9, user_name: 'Ana Gómez', user_mail: ana.email });
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Responder a Lector 7' })).toBeNull());
});

test('[B068] who is signed in gives no name and no e-mail', () => {
  const stage = show([]);
  act(() => stage.signIn(ana));
  expect(form().queryByLabelText('Nombre')).toBeNull();
  expect(form().getByText('Comentas como Ana')).toBeTruthy();
});

test('[M002, M006, M011] a wrong form is not sent: each field says why, and the first has the focus', async () => {
  const stage = show([]);
  await stage.user.type(form().getByLabelText('Nombre'), 'A*');
  await stage.user.type(form().getByLabelText('Correo electrónico'), 'nadie');
  await stage.user.click(form().getByRole('button', { name: 'Comentar' }));
  expect(form().getByText('Solo se permiten caracteres')).toBeTruthy();
  expect(form().getByText('El mail no es válido')).toBeTruthy();
  expect(form().getByText('El campo es obligatorio')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(document.activeElement).toBe(form().getByLabelText('Nombre'));
  expect(stage.toast).toHaveBeenCalledWith({ tone: 'error', text: 'Revisa los campos marcados.' });
  expect(stage.sent).toEqual([]);
});

test('[B068] a comment with an emoji is refused', async () => {
  const stage = show([]);
  await write(stage, 'Me encanta 🏠');
  expect(form().getByText('Solo se permiten caracteres')).toBeTruthy();
  expect(stage.sent).toEqual([]);
});

test.each<[string, Backend, string]>([
  ['the server says no', () => ({ ok: 0, error: 'El campo es obligatorio' }), 'El campo es obligatorio'],
  [
    'the server fails',
    () => {
      throw new ApiError({ type: 'internal', title: '', status: 500 });
    },
    'No pudimos enviar tu comentario. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  ],
  [
    'there were too many',
    () => {
      throw new ApiError({ type: 'too-many-requests', title: '', status: 429 });
    },
    'Has enviado varias veces este formulario. Espera unos minutos e inténtalo de nuevo.',
  ],
])('[B058, M094] nothing is lost when %s', async (_, backend, text) => {
  const stage = show([], backend);
  await write(stage);
  await told(stage, { tone: 'error', text });
  expect(await form().findByRole('button', { name: 'Comentar' })).toBeTruthy();
  expect(form().getByLabelText<HTMLTextAreaElement>('Comentario').value).toBe('Muy claro');
});

test('a comment is text: its markup and line breaks stay what they are', () => {
  const { container } = show([comment(1, { content: '<b>hola</b>\n\nadiós' })]);
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByText('<b>hola</b>')).toBeTruthy();
  expect(screen.getByText('adiós').tagName).toBe('P');
});

test('who has commented in this session sees the list as it is now, whatever the cached page shows', async () => {
  sessionStorage.setItem('commentedArticles', '["noticia"]');
  show([comment(1)]);
  expect(await screen.findByText('Texto 9')).toBeTruthy();
});

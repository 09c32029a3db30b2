import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProjectComment } from '@umbral/domain/api/project-comments.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { CommentsPanel, type CommentsPanelProps } from './comments-panel.tsx';

const comment: ProjectComment = {
  ...{ id: 5, path: 'plants.0.price', text: '¿Incluye el parqueadero?', by: 'Camila', by_portal: true, is_own: false },
  ...{ at: '2026-11-26T15:42:00.000Z', settled_at: null },
};
const settled: ProjectComment = { ...comment, id: 6, path: null, text: 'Ya está', settled_at: comment.at };

beforeAll(() => import('./comments-calls.ts'));

function open(answers: readonly unknown[], panel: Partial<CommentsPanelProps> = {}) {
  const left = [...answers];
  const call = vi.fn(async (_: Endpoint, __: unknown) => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const [toast, onGo] = [vi.fn(), vi.fn()];
  render(
    <RemoteReactContext value={{ call, toast } as never}>
      <CommentsPanel draftId={7} projectId={null} onGo={onGo} {...panel} />
    </RemoteReactContext>,
  );
  return { user: userEvent.setup(), toast, onGo, sent: () => call.mock.calls.map(([{ id }, input]) => [id, input]) };
}

const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

test('[C366] what is open stands there with who said it, and leads to its field; what is settled is folded away', async () => {
  const { user, onGo, sent } = open([{ data: [comment, settled] }]);
  await user.click(await screen.findByRole('button', { name: 'Ir a Tipología 1: Precio' }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('plants.0.price');
  expect(sent()).toEqual([['C366', { query: { draft_id: 7 } }]]);
  expect(items()).toHaveLength(1);
  expect(items()[0]).toMatch(/^CamilaPortal26 nov 2026, 10:42/);
  await user.click(screen.getByRole('button', { name: 'Ver 1 resuelto' }));
  expect(items()).toHaveLength(2);
});

test('[C367] a comment is about the field where the writer is, or about the whole form; a failure keeps what was typed', async () => {
  const said = { ...comment, id: 9, by_portal: false, text: 'Sí' };
  const { user, sent } = open([{ data: [] }, new Error('away'), { data: said }], { about: 'plants.0.price' });
  await screen.findByText('Todavía no hay comentarios');
  screen.getByText('Es sobre Tipología 1: Precio');
  const field = screen.getByRole('textbox', { name: /^Escribe un comentario/ });
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  screen.getByText('Escribe el comentario');
  await user.type(field, 'Sí');
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  await screen.findByText(/Lo que escribiste sigue aquí/);
  expect((field as HTMLTextAreaElement).value).toBe('Sí');
  await user.click(screen.getByRole('button', { name: 'Que sea sobre todo el formulario' }));
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  await waitFor(() => expect(items()).toHaveLength(1));
  const [first, second] = sent()
    .slice(1)
    .map(([, input]) => (input as { body: { key: string; path: string | null } }).body);
  expect([first?.path, second?.path]).toEqual(['plants.0.price', null]);
  expect(second?.key).toBe(first?.key);
  expect((field as HTMLTextAreaElement).value).toBe('');
});

test('[C368] a comment is settled in its place; what fails is said and changes nothing', async () => {
  const { user, toast, sent } = open([
    { data: [comment] },
    new Error('away'),
    { data: { ...comment, settled_at: comment.at } },
  ]);
  const press = async () => user.click(await screen.findByRole('button', { name: 'Marcar como resuelto' }));
  await press();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
  await press();
  await screen.findByText('Todo está resuelto.');
  expect(sent().at(-1)).toEqual(['C368', { params: { id: 5 }, body: { settled: true } }]);
});

test('[C366] comments that do not come are asked for again; a form that was never saved has none', async () => {
  const { user } = open([new Error('away'), { data: [comment] }]);
  await user.click(await screen.findByRole('button', { name: /Reintentar|Intentar/ }));
  await waitFor(() => expect(items()).toHaveLength(1));
  const { sent } = open([], { draftId: null });
  screen.getByText('Guarda el borrador para comentarlo.');
  expect(sent()).toEqual([]);
  expect(within(document.body).getAllByRole('region', { name: 'Comentarios' })).toHaveLength(1);
});

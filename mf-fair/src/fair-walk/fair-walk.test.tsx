import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepWalk, keptWalk } from '../walk/kept-walk.ts';
import { useWalk } from '../walk/use-walk.ts';
import { WalkButton } from '../walk/walk-button.tsx';
import { WalkList } from './walk-list.tsx';

const fair = '12-feria-virtual-umbral';

beforeEach(() => localStorage.clear());

test('[R129] a stand is put into the walk and taken out of it, wherever it is shown', async () => {
  const button = <WalkButton fair={fair} stand="nogal" builder="Nogal" />;
  render(
    <RemoteReactContext value={{ toast: vi.fn() } as never}>
      {button}
      {button}
    </RemoteReactContext>,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Agregar a mi ruta: Nogal' });
  if (!first || !second) throw new Error('a stand is shown twice');
  await userEvent.click(first);
  expect(keptWalk(fair)).toEqual(['nogal']);
  expect(second.textContent).toBe('En mi ruta');
  await userEvent.click(second);
  expect(localStorage.getItem(localKeys.fairRoute)).toBeNull();
});

test('what the device holds is read with care, and the walk of another fair stays', () => {
  localStorage.setItem(localKeys.fairRoute, JSON.stringify({ [fair]: ['a', 'a', 7, '<b>', 'c'], otra: ['x'] }));
  expect(keptWalk(fair)).toEqual(['a', 'c']);
  keepWalk(fair, []);
  expect(keptWalk('otra')).toEqual(['x']);
  localStorage.setItem(localKeys.fairRoute, 'no json');
  expect(keptWalk(fair)).toEqual([]);
});

const stand = (slug: string, builder: string) => ({
  ...{ number: 1, slug, builderId: 1, name: builder, builder, description: '', host: '', hours: '', projects: 1 },
  ...{ regions: [], benefits: [] },
});
const stands = [stand('a', 'Alfa'), stand('b', 'Beta')];

test('[R129] stops move and go by the keyboard, what happened is told, and the focus is not lost', async () => {
  const [onMove, onRemove] = [vi.fn(), vi.fn()];
  const list = (shown: typeof stands) => (
    <WalkList stands={shown} hrefOf={({ slug }) => `/${slug}`} onMove={onMove} onRemove={onRemove}>
      Tu ruta está vacía
    </WalkList>
  );
  const { rerender } = render(list(stands));
  await userEvent.click(screen.getByRole('button', { name: 'Mover Alfa antes' }));
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Mover Alfa después' }));
  expect(onMove).toHaveBeenCalledWith('a', 1);
  expect(screen.getByRole('status').textContent).toBe('Alfa quedó en el puesto 2 de 2');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Beta de mi ruta' }));
  expect(onRemove).toHaveBeenCalledWith('b');
  rerender(list(stands.slice(0, 1)));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Estands de mi ruta' }));
});

test('[R129] whoever takes out the last stop is told, and stands where the list was', async () => {
  const walk = (shown: typeof stands) => (
    <WalkList stands={shown} hrefOf={({ slug }) => `/${slug}`} onMove={vi.fn()} onRemove={vi.fn()}>
      Tu ruta está vacía
    </WalkList>
  );
  const { rerender } = render(walk(stands.slice(0, 1)));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Alfa de mi ruta' }));
  rerender(walk([]));
  expect(screen.getByRole('status').textContent).toBe('Alfa salió de tu ruta');
  expect(document.activeElement).toBe(screen.getByText('Tu ruta está vacía'));
});

test('[R129] a stop that another tab takes out moves the focus of nobody', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  const walk = (shown: typeof stands) => (
    <WalkList stands={shown} hrefOf={({ slug }) => `/${slug}`} onMove={vi.fn()} onRemove={vi.fn()}>
      Tu ruta está vacía
    </WalkList>
  );
  const { rerender } = render(walk(stands));
  elsewhere.focus();
  rerender(walk(stands.slice(1)));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('[R129] a stand that has left the fair neither counts nor stands in the way of a move', async () => {
  keepWalk(fair, ['a', 'fue', 'b']);
  const context = { toast: vi.fn() } as never;
  const { result } = renderHook(() => useWalk(fair, stands), {
    wrapper: ({ children }) => <RemoteReactContext value={context}>{children}</RemoteReactContext>,
  });
  expect(result.current.stops).toEqual(['a', 'b']);
  act(() => result.current.move('b', -1));
  expect(result.current.stops).toEqual(['b', 'a']);
});

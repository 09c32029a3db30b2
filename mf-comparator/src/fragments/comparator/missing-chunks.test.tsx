import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { item, mountComparator, prepareDialogs } from '../../testing/mounted-comparator.tsx';

const files = { overlay: '../../overlay/overlay.tsx', drawer: '../../drawer/add-drawer.tsx' };

/** The code of a file cannot be fetched, until the way back is called. */
function withoutChunk(path: string): () => void {
  vi.doMock(path, () => {
    throw new Error('offline');
  });
  return () => vi.doUnmock(path);
}

beforeAll(() => prepareDialogs());
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('projectsInComparator', JSON.stringify([item(1), item(2)]));
});

test('[B050] an overlay whose code does not come says so; the tray lives on and the next press opens it', async () => {
  const bringBack = withoutChunk(files.overlay);
  const user = userEvent.setup();
  const { bus, toast, ask } = mountComparator();
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
  await vi.waitFor(() => expect(bus.recent().at(-1)).toMatchObject({ topic: 'comparator/closed' }));
  ask(3);
  expect(screen.getByText('3 de 4')).toBeTruthy();
  bringBack();
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('[B051] a drawer whose code does not come says so; the overlay stays and the next press opens it', async () => {
  const bringBack = withoutChunk(files.drawer);
  const user = userEvent.setup();
  const { topics, toast } = mountComparator();
  act(() => topics.ask('comparator/open', { from: 'header' }));
  await user.click(await screen.findByRole('button', { name: 'Agregar proyecto' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
  expect(screen.getByRole('table')).toBeTruthy();
  bringBack();
  await user.click(screen.getByRole('button', { name: 'Agregar proyecto' }));
  expect(await screen.findByRole('dialog', { name: 'Añade más proyectos a tu comparador' })).toBeTruthy();
});

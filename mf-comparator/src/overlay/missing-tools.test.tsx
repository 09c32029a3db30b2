import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buyer, item, loadDialogs, mountComparator } from '../testing/mounted-comparator.tsx';

beforeAll(loadDialogs);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('projectsInComparator', JSON.stringify([item(1), item(2)]));
});

async function openTable() {
  const stage = mountComparator({ C122: () => ({ ok: 1, message: '', id: 4 }) }, buyer);
  act(() => stage.topics.ask('comparator/open', { from: 'header' }));
  await screen.findByRole('table');
  return { ...stage, user: userEvent.setup() };
}

test.each([
  ['Guardar comparación', '../saving/save-comparison.ts', 'No pudimos guardar tu comparación. Intenta de nuevo.'],
  ['Compartir', '@umbral/kit/sharing/share-link.ts', 'No pudimos completarlo. Intenta de nuevo.'],
  ['Descargar en CSV', '../sharing/csv.ts', 'No pudimos completarlo. Intenta de nuevo.'],
])('[B054] "%s" whose code does not come says so and can be pressed again', async (label, path, text) => {
  vi.doMock(path, () => {
    throw new Error('offline');
  });
  const { user, toast } = await openTable();
  const button = screen.getByRole('button', { name: new RegExp(label), hidden: true });
  await user.click(button);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ text })));
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  vi.doUnmock(path);
});

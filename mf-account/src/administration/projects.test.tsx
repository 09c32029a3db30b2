import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { expect, test } from 'vitest';
import { pageOf, renderPage } from '../testing/render-page.tsx';
import { AdministrationPage } from './administration-page.tsx';

const project = {
  ...{ id: 4, code: 'UMB-4', title: 'Alameda 170', slug: 'alameda-170', state: 'published', state_reason: null },
  ...{ is_held: false, actions: ['return', 'pause', 'archive'], builder: { id: 1, name: 'Guayacán' } },
  ...{ city: 'Bogotá', zone: 'Suba', plants_active: 3, pending_specifications: 0, version: 7 },
  ...{ published_at: null, updated_at: '2026-11-20T12:00:00.000Z' },
};
const open = (answers: Parameters<typeof renderPage>[2]) =>
  renderPage(
    AdministrationPage,
    {
      roles: ['administrador'],
      userId: 3,
      own: { projects: pageOf([project]), options: { builders: [], cities: [] } },
    },
    answers,
  );
const choose = (name: string) => screen.getByText(name, { selector: '[popover] *' });

test('[C309, C302, B145] a project goes back with a reason, as it was read, and the list is read again', async () => {
  const { user, callsOf } = open({
    C302: () => ({
      ok: 1,
      message: 'Devolvimos el proyecto a borrador.',
      id: 4,
      slug: 'a',
      version: 8,
      state: 'draft',
    }),
    C309: () => pageOf([{ ...project, state: 'draft', actions: ['publish'] }]),
  });
  await user.click(choose('Devolver a borrador'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Devolver a borrador' }));
  expect(dialog.getByText('Escribe el motivo')).toBeTruthy();
  await user.type(dialog.getByLabelText('Motivo'), 'Faltan planos');
  await user.click(dialog.getByRole('button', { name: 'Devolver a borrador' }));
  expect(await screen.findByText('Borrador', { selector: 'span' })).toBeTruthy();
  expect(callsOf('C302')).toEqual([
    { params: { id: 4 }, body: { action: 'return', reason: 'Faltan planos', version: 7 } },
  ]);
});

test('[C302] a project that somebody else changed meanwhile is not changed; the screen says why', async () => {
  const { user } = open({
    C302: () => {
      throw new ApiError({ type: 'conflict', title: 'Conflict', status: 409 });
    },
  });
  await user.click(choose('Pausar'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pausar' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/^Alguien cambió este proyecto/));
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { guide } from '../testing/fixtures.ts';
import { type Backend, showOnStage } from '../testing/remote-stage.tsx';
import { GuideDownloads } from './guide-downloads.tsx';

const opened = [{ id: 1, title: 'Documentos', format: 'txt', url: '/api/guia/descarga/documentos.txt' }];
const accepting: Backend = ({ id }) => {
  if (id === 'C016') return { data: [{ code: 'JP', name: 'Japón', phone_prefix: '+81' }] };
  return id === 'C089' ? { ok: 1, message: '', downloads: opened } : { data: { ...guide, downloads: opened } };
};

function show(backend = accepting) {
  const { slug, downloads, audience } = guide;
  const stage = showOnStage(<GuideDownloads slug={slug} downloads={downloads} audience={audience} />, backend);
  return { ...stage, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Desbloquear descargas' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Nombre y apellido'), 'Carlos Pérez');
  await user.type(dialog.getByLabelText('Correo electrónico'), 'carlos@example.com');
  await user.type(dialog.getByLabelText('Teléfono'), '305 555 0100');
  await user.selectOptions(dialog.getByLabelText('País donde vives'), 'Estados Unidos');
  await user.type(dialog.getByLabelText('Ciudad donde vives'), 'Miami');
  await user.click(dialog.getByRole('checkbox', { name: /Ley 1581/ }));
  return { send: () => user.click(dialog.getByRole('button', { name: 'Ver el contenido' })), dialog };
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => localStorage.clear());

test('[B069, M062] the form opens the downloads once the backend has accepted it', async () => {
  const { user, sent } = show();
  expect(screen.queryByRole('link')).toBeNull();
  const { send } = await fill(user);
  expect(screen.getByRole('heading', { name: 'Completa tus datos para ver el contenido' })).toBeTruthy();
  await send();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Descargar Documentos (TXT)' });
  expect(link.getAttribute('href')).toBe('/api/guia/descarga/documentos.txt');
  expect(sent.find(({ id }) => id === 'C089')?.input.body).toMatchObject({
    guide: 'comprar-desde-el-exterior',
    name: 'Carlos Pérez',
    home_country: 'Estados Unidos',
    home_city: 'Miami',
    agree_terms: 'S',
  });
  expect(localStorage.getItem('unlockedGuides')).toBe('["comprar-desde-el-exterior"]');
});

test('[B070, M017] a wrong form is not sent', async () => {
  const { user, sent } = show();
  const { send, dialog } = await fill(user);
  await user.clear(dialog.getByLabelText('Correo electrónico'));
  await user.type(dialog.getByLabelText('Correo electrónico'), 'carlos');
  await send();
  expect(dialog.getByText('Debe ingresar un email válido')).toBeTruthy();
  expect(sent.some(({ id }) => id === 'C089')).toBe(false);
});

test('[B059] a number that is none in its country is refused at its field, and the files stay locked', async () => {
  const issues = { phone: 'El número no es válido' };
  const { user } = show((endpoint, input) => {
    if (endpoint.id === 'C089') throw new ApiError({ type: 'invalid-input', title: '', status: 422, issues });
    return accepting(endpoint, input);
  });
  const { send, dialog } = await fill(user);
  await send();
  expect(await dialog.findByText('El número no es válido')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Ciudad donde vives').value).toBe('Miami');
  expect(screen.queryByRole('link', { name: /Descargar/ })).toBeNull();
  expect(localStorage.getItem('unlockedGuides')).toBeNull();
});

test('[B069] a device that has unlocked the guide finds its files open', async () => {
  localStorage.setItem('unlockedGuides', '["comprar-desde-el-exterior"]');
  show();
  expect(await screen.findByRole('link', { name: 'Descargar Documentos (TXT)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Desbloquear descargas' })).toBeNull();
});

test('[B069] a device whose key is gone forgets that it had unlocked it', async () => {
  localStorage.setItem('unlockedGuides', '["comprar-desde-el-exterior"]');
  show(() => ({ data: guide }));
  await vi.waitFor(() => expect(localStorage.getItem('unlockedGuides')).toBe('[]'));
  expect(screen.getByRole('button', { name: 'Desbloquear descargas' })).toBeTruthy();
});

test.each([
  ['abroad', 'abroad-guide'],
  ['colombia', 'downloads'],
] as const)('[B107, B116] once they are open, downloads (%s) ask their questions', async (audience, form) => {
  const { slug, downloads } = guide;
  showOnStage(<GuideDownloads slug={slug} downloads={downloads} audience={audience} />, accepting);
  const questions = () => document.querySelector<HTMLElement>('[data-fragment="mf-content/audience-form"]');
  expect(questions()).toBeNull();
  const { send } = await fill(userEvent.setup());
  await send();
  await vi.waitFor(() => expect(questions()?.dataset.props).toBe(JSON.stringify({ form })));
});

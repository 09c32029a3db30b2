import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, renderPage } from '../testing/render-page.tsx';
import { RedirectsPage } from './redirects-page.tsx';

const rule = { id: 3, from: '/viejo', to: '/nuevo', status: 301, hits: 12 };
const data = { roles: ['seo'], userId: 5, own: { rules: pageOf([rule]), tested: null } };
const counts = { new: 1, changed: 0, same: 0, wrong: 0 };
const line = { line: 1, from: '/a', to: '/b', status: 301, outcome: 'new', note: null };
const tried = { ok: 1, message: 'Todas las líneas están bien.', counts, lines: [line] };
const sheet = () => screen.getByLabelText<HTMLTextAreaElement>('Contenido de la hoja');
const check = () => screen.getByRole('button', { name: 'Revisar sin guardar' });

test('[R096, C145] a redirect is listed with how often it was used; the seo role sees no other screen', () => {
  renderPage(RedirectsPage, data);
  expect(screen.getByText('12 usos')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Equipo del portal' })).toBeNull();
});

test('[R096, C146] why a redirect is refused is said, and nothing typed is lost', async () => {
  const { user } = renderPage(RedirectsPage, data, {
    C146: () => ({ ok: 0, message: 'Esta redirección haría un ciclo con otra.' }),
  });
  await user.type(screen.getByLabelText('Origen'), '/nuevo');
  await user.type(screen.getByLabelText('Destino'), '/viejo');
  await user.click(screen.getByRole('button', { name: 'Guardar redirección' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Esta redirección haría un ciclo con otra.');
  expect(screen.getByLabelText<HTMLInputElement>('Origen').value).toBe('/nuevo');
});

test('[C247] a sheet is saved as it was tried: once, and only after it was looked at', async () => {
  const { user, callsOf } = renderPage(RedirectsPage, data, { C247: () => tried, C145: () => pageOf([rule]) });
  await user.type(sheet(), '/a,/b');
  await user.click(check());
  await user.dblClick(await screen.findByRole('button', { name: 'Guardar 1 redirección' }));
  await waitFor(() => expect(sheet().value).toBe(''));
  expect(callsOf('C247')).toEqual([{ body: { csv: '/a,/b', apply: false } }, { body: { csv: '/a,/b', apply: true } }]);
});

test('[C247] a sheet that is changed must be tried again; one with a wrong line cannot be saved', async () => {
  const wrong = { ...line, outcome: 'wrong', note: 'Esta redirección haría un ciclo con otra.' };
  const refused = { ok: 0, message: 'Hay 1 línea con error.', counts: { ...counts, new: 0, wrong: 1 }, lines: [wrong] };
  const { user } = renderPage(RedirectsPage, data, { C247: () => refused });
  await user.type(sheet(), '/a,/b');
  await user.click(check());
  expect(await screen.findByText('Esta redirección haría un ciclo con otra.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Guardar \d/ })).toBeNull();
  await user.type(sheet(), '2');
  expect(screen.queryByText('Hay 1 línea con error.')).toBeNull();
});

test('[C247] a file is read into the sheet', async () => {
  const { user } = renderPage(RedirectsPage, data);
  await user.upload(screen.getByLabelText('Elegir archivo'), new File(['/c,/d'], 'hoja.csv', { type: 'text/csv' }));
  await waitFor(() => expect(sheet().value).toBe('/c,/d'));
});

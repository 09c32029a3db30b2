import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, renderPage } from '../testing/render-page.tsx';
import { CanonicalsPage } from './canonicals-page.tsx';

const rule = { id: 7, from: '/vieja/*', canonical: '/nueva' };
const staff = (own: unknown) => ({ roles: ['administrador'], userId: 1, own });
const withRule = () => staff({ rules: pageOf([rule]), tested: null });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('[B100, M095] a rule needs both fields; the focus goes to the one that is missing', async () => {
  const { user, callsOf } = renderPage(CanonicalsPage, withRule());
  await user.type(field('Dirección'), '/uno');
  await user.click(screen.getByRole('button', { name: 'Guardar regla' }));
  expect(screen.getByText('El campo es obligatorio')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Canonical')));
  expect(callsOf('C142')).toEqual([]);
});

test('[R095, M095, C142] a saved rule is told, joins the list, and the form is ready for the next one', async () => {
  const saved = { id: 8, from: '/uno', canonical: '/dos' };
  const { user, callsOf, toast } = renderPage(CanonicalsPage, withRule(), {
    C142: () => ({ ok: 1, message: 'Guardamos la regla canonical.' }),
    C143: () => pageOf([saved, rule]),
  });
  await user.type(field('Dirección'), '/uno');
  await user.type(field('Canonical'), '/dos');
  await user.click(screen.getByRole('button', { name: 'Guardar regla' }));
  await screen.findByText('2 reglas');
  expect(callsOf('C142')).toEqual([{ body: { url: '/uno', canonical: '/dos' } }]);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'success', text: 'Guardamos la regla canonical.' });
  await waitFor(() => expect(document.activeElement).toBe(field('Dirección')));
  expect(field('Dirección').value).toBe('');
});

test('[C144, M095] a rule is deleted once that is asked; the focus stays with the list', async () => {
  const { user, callsOf } = renderPage(CanonicalsPage, withRule(), {
    C144: () => ({ ok: 1, message: 'Eliminamos la regla canonical.' }),
    C143: () => pageOf([]),
  });
  await user.click(screen.getByRole('button', { name: 'Eliminar la regla de /vieja/*' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('La regla de /vieja/* a /nueva dejará de aplicarse.')).toBeTruthy();
  expect(callsOf('C144')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Eliminar regla canonical' }));
  expect(await screen.findByText('Todavía no hay reglas')).toBeTruthy();
  expect(callsOf('C144')).toEqual([{ query: { id: 7 } }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reglas' }));
});

test('[R095] a list that could not be read offers to try again', async () => {
  const { user } = renderPage(CanonicalsPage, staff(null), { C143: () => pageOf([rule]) });
  expect(screen.getByText('No pudimos cargar la lista')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('/vieja/*')).toBeTruthy();
});

test('[B145, B009] the test box says which rule holds for an address', () => {
  const answer = 'Para /vieja/uno se aplica la regla /vieja/*: su canonical es /nueva.';
  renderPage(CanonicalsPage, staff({ rules: pageOf([rule]), tested: { typed: '/vieja/uno', applies: true, answer } }));
  expect(screen.getByRole('status').textContent).toBe(answer);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Probar una dirección' }).value).toBe('/vieja/uno');
});

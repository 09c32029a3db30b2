import { act, screen, waitFor, within } from '@testing-library/react';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { editorOf, newEditor, openForm, saveButton, standInForBrowser } from './testing/open-form.tsx';

const problem = (type: string, status: number, issues?: object) =>
  new ApiError({ type, title: '', status, issues } as never);
const answered = { ok: 1, message: '', id: 9, slug: 'alameda', version: 4, state: 'in-review' };

beforeAll(async () => {
  standInForBrowser();
  // Chunks that come later in a browser are there: their transformation is not what is timed here.
  await Promise.all([
    import('./save-project.ts'),
    import('../keeping/api-draft-server.ts'),
    import('./sections/basics-section.tsx'),
    import('./sections/plants-section.tsx'),
    import('./form-quality.tsx'),
    import('./form-dialogs.tsx'),
    import('./form-news.tsx'),
  ]);
});

beforeEach(() => localStorage.clear());

test('[R089, M083, M006, B095] an empty form is not sent: what is wrong is counted and the first of it has the focus', async () => {
  const { user, sentTo } = openForm({ search: '?seccion=terminos' });
  await screen.findByRole('heading', { name: 'Términos' });
  await user.click(saveButton());
  const name = await screen.findByRole('textbox', { name: /^Nombre del proyecto/ });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^Falta corregir \d+ datos\.$/).getAttribute('role')).toBe('alert');
  const sections = within(screen.getByRole('navigation', { name: 'Secciones del formulario' }));
  expect(sections.getByRole('button', { name: /^Redes sociales.*1 dato por corregir$/ })).toBeTruthy();
  expect(sentTo('C055')).toEqual([]);
});

test('[R089, M080, M083, C055] a whole form is sent once, told, and leads on', async () => {
  const published: unknown[] = [];
  const editor = { ...newEditor, form: editorOf().form };
  const { user, bus, sentTo, toast, navigate, key } = openForm({ editor, answers: { C055: answered } });
  bus.on('builder/project-saved').subscribe((fact) => published.push(fact));
  await user.dblClick(saveButton());
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/despues'));
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Los datos se han enviado correctamente' });
  expect(sentTo('C055')).toEqual([
    { body: expect.objectContaining({ idempotency_key: key, send_to_review: true, draft: null }) },
  ]);
  expect(published).toEqual([{ projectId: 9 }]);
});

/** The tab is looked at again, and what that asks for is asked. */
const comeBack = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.dynamicImportSettled();
  });

test('[B142, C370] while a draft becomes its project, and from then on, nobody asks about it', async () => {
  const saved = Promise.withResolvers<object>();
  const draft = { id: 7, version: 1, form: newEditor.form };
  const answers = { C056: () => saved.promise };
  const { user, sentTo, navigate } = openForm({ editor: editorOf(projectFormExample, { draft }), answers });
  await waitFor(() => expect(sentTo('C370')).toHaveLength(1));
  await user.click(saveButton());
  await waitFor(() => expect(sentTo('C056')).toHaveLength(1));
  await comeBack();
  saved.resolve(answered);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  await comeBack();
  expect(sentTo('C370')).toHaveLength(1);
});

test('[B142, C370] a draft that somebody else has ended is not asked about again', async () => {
  const draft = { id: 7, version: 1, form: newEditor.form };
  const answers = { C370: problem('not-found', 404) };
  const { sentTo } = openForm({ editor: { ...newEditor, draft }, answers });
  await waitFor(() => expect(sentTo('C370')).toHaveLength(1));
  await comeBack();
  expect(sentTo('C370')).toHaveLength(1);
});

test('[R086, R121] a project leads to its versions; a new one has none', async () => {
  const { unmount } = openForm({ editor: editorOf() });
  const link = await screen.findByRole('link', { name: 'Versiones' });
  expect(link.getAttribute('href')).toBe('/mi-cuenta/constructora/editar-proyectos/9/versiones');
  unmount();
  openForm();
  await screen.findByRole('button', { name: 'Guardar proyecto' });
  expect(screen.queryByRole('link', { name: 'Versiones' })).toBeNull();
});

test('[R086, C056, M083] a project goes on from the version that was read', async () => {
  const { user, sentTo, navigate } = openForm({ editor: editorOf(), answers: { C056: answered } });
  await user.click(saveButton());
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(sentTo('C056')).toEqual([{ body: expect.objectContaining({ id: 9, version: 3, draft: null }) }]);
});

test('[B142, C303] what is typed is a draft within two seconds, and says so with its time', async () => {
  const { user, sentTo } = openForm();
  await user.type(await screen.findByRole('textbox', { name: /^Nombre del proyecto/ }), 'Mirador');
  expect(await screen.findByText('Borrador guardado 10:42')).toBeTruthy();
  expect(sentTo('C303')[0]?.body).toMatchObject({ id: null, builder: 1, payload: { name: 'Mirador' } });
  await waitFor(() => expect(window.location.search).toContain('borrador=7'));
  expect(localStorage).toHaveLength(0);
});

test('[B142] without a connection the device keeps it, and the next form goes on with it', async () => {
  const away = { C303: problem('unavailable', 503) };
  const { user, unmount } = openForm({ answers: away });
  await user.type(await screen.findByRole('textbox', { name: /^Nombre del proyecto/ }), 'Sin red');
  expect(await screen.findByText('Sin conexión con el portal: lo guarda este dispositivo')).toBeTruthy();
  unmount();
  const { sentTo } = openForm();
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nombre del proyecto/ });
  await waitFor(() => expect(name.value).toBe('Sin red'));
  expect(screen.getByText(/^Recuperamos lo que escribiste \d\d:\d\d/)).toBeTruthy();
  await waitFor(() => expect(sentTo('C303')[0]?.body).toMatchObject({ payload: { name: 'Sin red' } }));
});

test('[B142] where neither the portal nor the device has room for what was typed, the form says so', async () => {
  // As much as the store of a browser holds.
  localStorage.setItem('another-site-part', 'x'.repeat(4_999_900));
  const { user } = openForm({ answers: { C303: problem('unavailable', 503) } });
  const name = await screen.findByRole('textbox', { name: /^Nombre del proyecto/ });
  await user.type(name, 'Sin espacio');
  expect(await screen.findByText(/no caben en este dispositivo ni han llegado al portal: no cierres/)).toBeTruthy();
  localStorage.removeItem('another-site-part');
  await user.type(name, '!');
  expect(await screen.findByText('Sin conexión con el portal: lo guarda este dispositivo')).toBeTruthy();
});

test('[B142, C303] a session that ended asks to sign in, keeps the form and goes on', async () => {
  let isSignedIn = false;
  const C303 = () =>
    isSignedIn
      ? { ok: 1, message: '', id: 7, version: 1, updated_at: '2026-11-26T15:42:00Z' }
      : problem('not-signed-in', 401);
  const { user, asked, signIn } = openForm({ answers: { C303 } });
  await user.type(await screen.findByRole('textbox', { name: /^Nombre del proyecto/ }), 'Mirador');
  await user.click(await screen.findByRole('button', { name: 'Ingresar y seguir' }));
  expect(asked.mock.calls[0]?.[0]).toEqual({ view: 'login' });
  // Whoever signs in is the same person as before; what belongs to them is sent by nobody else.
  isSignedIn = true;
  act(() => signIn(6));
  expect(screen.getByText('Tu sesión terminó: lo guarda este dispositivo')).toBeTruthy();
  act(() => signIn());
  expect(await screen.findByText('Borrador guardado 10:42')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nombre del proyecto/ }).value).toBe('Mirador');
});

test('[B142] what two people changed is settled field by field, by the names of the fields', async () => {
  let saves = 0;
  const C303 = () => {
    saves += 1;
    return saves === 1
      ? problem('conflict', 409, { version: 'La versión actual es la 5.' })
      : { ok: 1, message: '', id: 7, version: 6, updated_at: '2026-11-26T15:42:00Z' };
  };
  const draft = { id: 7, version: 1, form: newEditor.form };
  const theirs = { id: 7, version: 5, payload: { name: 'La suya', location: { address: 'Calle 1' } } };
  const { user, sentTo } = openForm({ editor: { ...newEditor, draft }, answers: { C303, C304: { data: theirs } } });
  await user.type(await screen.findByRole('textbox', { name: /^Nombre del proyecto/ }), 'La mía');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dos personas cambiaron lo mismo' }));
  const field = within(dialog.getByRole('group', { name: 'Nombre del proyecto' }));
  expect(field.getByRole<HTMLInputElement>('radio', { name: 'Lo tuyo: La mía' }).checked).toBe(true);
  await user.click(field.getByRole('radio', { name: 'Lo de la otra persona: La suya' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar mi elección' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nombre/ }).value).toBe('La suya'));
  expect(screen.getByText('Alguien cambió: Dirección')).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/^Borrador guardado/)).toBeTruthy());
  expect(sentTo('C303').length).toBeLessThanOrEqual(2);
});

test('[B095, C056] what only the server knows lands on its field, in its typology', async () => {
  const wrong = problem('invalid-input', 422, { 'form.plants.0.price_range': 'El rango no contiene el precio' });
  const { user } = openForm({ editor: editorOf(), answers: { C056: wrong } });
  await user.click(saveButton());
  const range = await screen.findByRole('combobox', { name: /^Rango de precio/ });
  await waitFor(() => expect(document.activeElement).toBe(range));
  expect(screen.getByText('El rango no contiene el precio')).toBeTruthy();
});

test('[B142] where the sections stand side by side, the one that is open is brought into sight', async () => {
  const places = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  const { user } = openForm({ editor: editorOf(projectFormExample) });
  const list = screen.getByRole('navigation', { name: 'Secciones del formulario' }).querySelector('ol');
  await user.click(screen.getByRole('button', { name: /^Contacto/ }));
  expect(list?.scrollLeft).toBe(360);
  places.mockRestore();
});

test('[B142] back leads to the section before, with all that was typed', async () => {
  const { user } = openForm({ editor: editorOf(projectFormExample) });
  await user.type(await screen.findByRole('textbox', { name: /^Nombre del proyecto/ }), ' Norte');
  await user.click(screen.getByRole('button', { name: /^Redes sociales/ }));
  expect(await screen.findByRole('heading', { name: 'Redes sociales' })).toBeTruthy();
  act(() => window.history.back());
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nombre del proyecto/ });
  expect(name.value).toMatch(/ Norte$/);
});

test('[C305] a draft is thrown away only after a yes', async () => {
  const draft = { id: 7, version: 1, form: newEditor.form };
  const { user, sentTo, navigate } = openForm({
    editor: { ...newEditor, draft },
    answers: { C305: { ok: 1, message: '' }, C304: { data: { id: 7, version: 1, payload: {} } } },
  });
  await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
  const dialog = within(screen.getByRole('dialog', { name: '¿Descartar este borrador?' }));
  await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
  expect(sentTo('C305')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar borrador' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/descartado'));
  expect(sentTo('C305')).toEqual([{ params: { id: 7 } }]);
});

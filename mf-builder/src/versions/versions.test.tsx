import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { fieldLabel } from '../model/field-label.ts';
import { groupsOf } from './change-labels.ts';
import { shownValue } from './shown-value.ts';
import { VersionsPage } from './versions-page.tsx';
import { loadVersions, type VersionsData } from './versions-queries.ts';

const entry = { day: '26 nov 2026', time: '10:42 a. m.', by: 'Camila', by_portal: false, restored_from: null };
const image = { src: '/media/up/a-800.webp', alt: '', width: 1200, height: 800 };

const changes = [
  { path: 'name', before: 'Alameda', after: 'Alameda 170' },
  { path: 'plants[id=12].price', before: 420_000_000, after: 450_000_000 },
  { path: 'logo', before: 'up-a', after: null },
  { path: 'location.zone', before: 5, after: 6 },
];

const data: VersionsData = {
  ...{ id: 7, title: 'Alameda 170', state: 'published', version: 9, shown: 3, against: 2 },
  versions: [
    { ...entry, version: 8, action: 'update', changed: 1 },
    { ...entry, version: 3, action: 'update', changed: 4 },
    { ...entry, version: 2, action: 'create', changed: null, by: null },
  ],
  groups: groupsOf(changes, { '12': 'Tipo A' }),
  pictures: { 'up-a': image },
  names: { 'location.zone 5': 'Usaquén', 'location.zone 6': 'Suba' },
};

beforeAll(async () => {
  await import('@umbral/domain/api/project-versions.ts');
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

function open(own: VersionsData = data, answers: readonly unknown[] = []) {
  const acting = { builders: [{ id: 1, name: 'Nogal' }] };
  const shown = { acting, own };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: VersionsPage, loader: () => shown }], {
    hydrationData: { loaderData: { page: shown } },
  });
  const left = [...answers];
  const call = vi.fn(async (_: Endpoint, __: unknown) => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const bus = { publish: vi.fn() };
  const [toast, navigate] = [vi.fn(), vi.fn()];
  render(
    <RemoteReactContext value={{ call, toast, bus, navigate } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return {
    user: userEvent.setup(),
    sent: () => call.mock.calls.map(([, input]) => input),
    ...{ toast, navigate, bus },
  };
}

const group = (name: string) => within(screen.getByRole('region', { name }));

test('[R121] the list says who saved what when, and leads to each version', () => {
  open();
  const links = within(screen.getByRole('navigation', { name: 'Versiones guardadas' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split('?')[1])).toEqual([
    'version=8',
    'version=3',
    'version=2',
  ]);
  expect(links[0]?.textContent).toMatch(/^Versión 8Actual.*Guardó el formulario por Camila · 1 campo$/);
  expect(links[1]?.getAttribute('aria-current')).toBe('page');
});

test('[R121] what changed stands side by side, in the words of the form: prices, places, pictures', () => {
  open();
  const both = (part: string) =>
    group(part)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  expect(both('Tipología Tipo A')).toEqual(['$ 420.000.000', '$ 450.000.000']);
  expect(both('Ubicación')).toEqual(['Usaquén', 'Suba']);
  expect(both('Proyecto')).toEqual(['Alameda', 'Alameda 170', '', 'Sin dato']);
  expect(screen.getByRole('heading', { name: 'Precio' })).toBeTruthy();
  expect(document.querySelector(`img[src="${image.src}"]`)).not.toBeNull();
});

test('[R121, C365] an old version comes back after a question, and the screen goes to the new one', async () => {
  const { user, sent, navigate, bus } = open(data, [{ ok: 1, version: 10 }]);
  await user.click(screen.getByRole('button', { name: 'Restaurar la versión 3' }));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText(/El proyecto está publicado/);
  await user.click(dialog.getByRole('radio', { name: /^Quitarlas/ }));
  await user.click(dialog.getByRole('button', { name: 'Restaurarla' }));
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/mi-cuenta/constructora/editar-proyectos/7/versiones?version=10'),
  );
  expect(sent()).toEqual([{ params: { id: 7, version: 3 }, body: { version: 9, newer: 'drop' } }]);
  expect(bus.publish).toHaveBeenCalledWith('builder/project-saved', { projectId: 7 });
});

test('[R121, C365] why a version does not come back is said by its fields, and the question stays', async () => {
  const refusal = (type: 'invalid-input' | 'conflict', status: number, issues: Record<string, string>) =>
    new ApiError({ type, title: '', status, issues });
  const { user } = open(data, [
    refusal('invalid-input', 422, { 'form.plants.1.price': 'Muy bajo', 'form.description': 'Muy corta' }),
    refusal('conflict', 409, { version: '' }),
    new Error('away'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Restaurar la versión 3' }));
  const dialog = within(screen.getByRole('dialog'));
  const send = () => user.click(dialog.getByRole('button', { name: 'Restaurarla' }));
  await send();
  const items = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Tipología 2: Precio: Muy bajo', 'Descripción: Muy corta']);
  await send();
  await dialog.findByText(/Alguien guardó el proyecto/);
  await send();
  await dialog.findByText(/No pudimos restaurar/);
});

test('[R121] the newest version has nothing to bring back, the first one nothing to be compared with', () => {
  const { against: _, ...alone } = data;
  open({ ...alone, shown: 8, versions: data.versions.slice(0, 1), groups: [] });
  expect(screen.queryByRole('button', { name: /^Restaurar/ })).toBeNull();
  screen.getByText(/Es la primera versión/);
  expect(screen.queryByRole('form', { name: 'Comparar con' })).toBeNull();
});

test('[R121, C363, C364] a project or version that is not there is nothing', async () => {
  const missing = () => Promise.reject(new ApiError({ type: 'not-found', title: '', status: 404 }));
  const visit = { call: missing, signal: new AbortController().signal } as never;
  expect(await loadVersions(visit, { id: 1 })).toBeUndefined();
});

test('[R121] values of every kind are said as people say them', () => {
  const lines = (field: string, value: unknown) => shownValue(field, value).lines;
  expect(lines('plants.initial_fee_percent', 30)).toEqual(['30 %']);
  expect(lines('plants.built_area', 68.5)).toEqual(['68,5 m²']);
  expect(lines('plants.featured', true)).toEqual(['Sí']);
  expect(lines('number_of_floors', 18)).toEqual(['18']);
  expect(lines('project_status', 'presale')).toEqual(['Preventa']);
  expect(lines('exterior_specifications.listed', ['gym', 'playground'])).toHaveLength(2);
  expect(lines('nearby_places', [])).toEqual(['Sin dato']);
  expect(shownValue('common_area_photos', [{ name: 'Salón', image: 'up-a' }])).toEqual({
    lines: ['Salón'],
    pictures: ['up-a'],
  });
  expect(fieldLabel('form.contact.main_phone')).toBe('Teléfono principal');
});

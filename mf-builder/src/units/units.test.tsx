import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Unit } from '@umbral/domain/api/units.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { UnitsPage } from './units-page.tsx';

const unit = (id: number, place: number, change: Partial<Unit> = {}): Unit => ({
  ...{ id, version: 1, name: `Apto 10${place}`, plant_id: 1, tower_id: 5, floor: 1, place, state: 'available' },
  ...{ is_ready: false, price: 300_000_000, discount: null, built_area: null, private_area: null },
  ...{ orientation: null, outlook: null, description: null },
  ...change,
});
const data = {
  project: { id: 7, title: 'Alameda' },
  towers: [{ id: 5, name: 'Torre 1', floors: 3 }],
  plants: [{ id: 1, title: 'Tipo A', type: 'apartment', price: 300_000_000, built_area: 50, private_area: null }],
  units: [unit(1, 1), unit(2, 2)],
};

/** The page as somebody sees it; each call is answered in its turn. */
function open(answers: readonly unknown[] = [], given: object = data) {
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: UnitsPage, loader: () => given }], {
    hydrationData: { loaderData: { page: given } },
  });
  const left = [...answers];
  const call = vi.fn(async (_: Endpoint, __: unknown) => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const toast = vi.fn();
  render(
    <RemoteReactContext value={{ call, toast } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  const user = userEvent.setup();
  const sent = () => call.mock.calls.map(([, input]) => input);
  return { user, toast, sent, call };
}

// Chunks that come later in a browser are there: their transformation is not what is timed here.
beforeAll(async () => {
  await Promise.all([import('./units-calls.ts'), import('../sheet/sheet-editor.tsx')]);
});

const facade = () => within(screen.getByRole('grid', { name: 'Fachada de Torre 1' }));
const box = (name: RegExp) => facade().getByRole('button', { name });
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const ok = (units: Unit[], moved: unknown[] = []) => ({ ok: 1, message: '', units, removed: [], moved });

/** Sells both homes on the façade. */
async function sellBoth(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'Fachada' }));
  await user.click(box(/^Apto 101/));
  await user.keyboard('{Shift>}');
  await user.click(box(/^Apto 102/));
  await user.keyboard('{/Shift}');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Vendido');
  await user.click(screen.getByRole('button', { name: 'Cambiar estado' }));
}

test('[R119, C342] homes are chosen on the façade, changed together, taken back, and saved with the version that was read', async () => {
  const sold = [unit(1, 1, { state: 'sold', version: 2 }), unit(2, 2, { state: 'sold', version: 2 })];
  const { user, sent } = open([ok(sold)]);
  await sellBoth(user);
  expect(screen.getByRole('status').textContent).toBe('2 inmuebles sin guardar');
  await user.click(screen.getByRole('button', { name: 'Deshacer: estado de 2 inmuebles' }));
  expect(screen.getByRole('status').textContent).toBe('Todo está guardado');
  await user.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Todo está guardado'));
  expect(sent()).toEqual([
    {
      params: { id: 7 },
      body: {
        units: [
          { id: 1, version: 1, state: 'sold' },
          { id: 2, version: 1, state: 'sold' },
        ],
      },
    },
  ]);
  expect(box(/^Apto 101, Vendido/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Deshacer: estado/ }));
  expect(screen.getByRole('status').textContent).toBe('2 inmuebles sin guardar');
});

test('[R119, C342] a home that somebody changed meanwhile is told by itself, and settled either way', async () => {
  const theirs = unit(1, 1, { state: 'reserved', version: 4 });
  const moved = [{ id: 1, name: 'Apto 101', unit: theirs, by: 'el equipo del portal', at: null }];
  const { user, sent } = open([ok([unit(2, 2, { state: 'sold', version: 2 })], moved), ok([])]);
  await sellBoth(user);
  await user.click(save());
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Apto 101: lo cambió el equipo del portal')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 inmueble sin guardar');
  await user.click(notice.getByRole('button', { name: 'Dejar lo mío y guardar después' }));
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ body: { units: [{ id: 1, version: 4, state: 'sold' }] } });
});

test('[R119, C342] theirs is taken over where that is wanted', async () => {
  const theirs = unit(1, 1, { state: 'reserved', version: 4 });
  const moved = [{ id: 1, name: 'Apto 101', unit: theirs, by: 'alguien', at: null }];
  const { user } = open([ok([unit(2, 2, { state: 'sold', version: 2 })], moved)]);
  await sellBoth(user);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Quedarme con lo suyo' }));
  expect(screen.getByRole('status').textContent).toBe('Todo está guardado');
  expect(box(/^Apto 101, Separado/)).toBeTruthy();
});

test('[R119, C342] what the server refuses is said at its cells; a connection that fails loses nothing', async () => {
  const issues = { 'units.1.price': 'El precio es muy bajo' };
  const wrong = new ApiError({ type: 'invalid-input', title: '', status: 422, issues });
  const away = new ApiError({ type: 'unavailable', title: '', status: 0 });
  const { user } = open([wrong, away]);
  await sellBoth(user);
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toMatch(/celdas por corregir/);
  await user.click(screen.getByRole('radio', { name: 'Tabla' }));
  expect(await screen.findByText('1 celda por corregir')).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/tus cambios siguen aquí/));
  expect(screen.getByText('2 inmuebles sin guardar')).toBeTruthy();
});

test('[R119, C341, C342] a whole tower is made of floors and places and saved with the table', async () => {
  const empty = { ...data, towers: [], units: [] };
  const towers = [{ id: 5, name: 'Torre 1', floors: 2 }];
  const made = [unit(11, 1), unit(12, 1, { name: 'Apartamento 201', floor: 2 })];
  const { user, sent, toast } = open([{ ok: 1, message: '', towers }, ok(made)], empty);
  const fill = async (label: string, text: string) => {
    const field = screen.getAllByLabelText(label).at(-1);
    if (!field) throw new Error(`no ${label}`);
    await user.clear(field);
    await user.type(field, text);
  };
  await fill('Pisos', '2');
  await fill('Inmuebles por piso', '1');
  await user.click(screen.getByRole('button', { name: 'Crear 2 inmuebles' }));
  await waitFor(() => expect(toast).toHaveBeenCalled());
  expect(sent()[0]).toEqual({ params: { id: 7 }, body: { towers: [{ id: null, name: 'Torre 1', floors: 2 }] } });
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    body: {
      units: [
        { id: null, name: 'Apartamento 101', plant_id: 1, tower_id: 5, floor: 1, place: 1, price: 300_000_000 },
        { id: null, name: 'Apartamento 201', floor: 2, place: 1 },
      ],
    },
  });
});

test('[R119, R121] the homes of a project lead to its versions', () => {
  open([]);
  expect(screen.getByRole('link', { name: 'Versiones' }).getAttribute('href')).toMatch(
    /\/editar-proyectos\/\d+\/versiones$/,
  );
});

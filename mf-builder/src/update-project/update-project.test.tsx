import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { topics } from '../topics.ts';
import { UpdateProjectPage } from './update-project-page.tsx';
import type { UpdatedProject } from './update-project-queries.ts';

const project: UpdatedProject = {
  ...{ id: 7, title: 'Alameda', version: 3, state: 'published', state_reason: null, is_held: false },
  ...{ actions: ['pause', 'archive'], hasDraft: false, homesInAll: 2 },
  plants: [
    {
      ...{ id: 11, name: 'Tipo A', price: 300_000_000 },
      change: { before: 310_000_000, at: '2026-10-01T15:00:00Z', by: 'Ana' },
    },
    { id: 12, name: 'Tipo B', price: 400_000_000, change: undefined },
  ],
  homes: [
    { id: 21, name: 'Apto 301', plant: 'Tipo A', available: true, price: 300_000_000, discount: null },
    { id: 22, name: 'Apto 402', plant: 'Tipo B', available: false, price: 400_000_000, discount: 5_000_000 },
  ],
};

const [plant] = projectFormExample.plants;
/** The form of the project as the server has it. */
const stored = (version = 3) => ({
  data: {
    version,
    form: {
      ...projectFormExample,
      plants: [
        { ...plant, id: 11, name: 'Tipo A', price: 300_000_000 },
        { ...plant, id: 12, name: 'Tipo B', price: 400_000_000 },
      ],
    },
  },
});
const saved = { ok: 1, message: '', id: 7, slug: 'alameda', version: 4, state: 'published' };

beforeAll(async () => {
  await Promise.all([import('./save-prices.ts'), import('./save-homes.ts')]);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

/** The page; an answer is what the API gives, or an error that it throws. */
function open(answers: Readonly<Record<string, unknown>> = {}, change: Partial<UpdatedProject> = {}) {
  const data = { acting: { builders: [] }, own: { ...project, ...change } };
  const loader = vi.fn(() => data);
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: UpdateProjectPage, loader }], {
    hydrationData: { loaderData: { page: data } },
  });
  const call = vi.fn(async ({ id }: Endpoint, _: unknown) => {
    const answer = answers[id];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error(`${id} is not expected`);
    return answer;
  });
  const toast = vi.fn();
  const bus = ownedBus(
    createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('mf-builder', topics) }),
    'mf-builder',
    'test',
  );
  render(
    <RemoteReactContext value={{ call, toast, bus, navigate: vi.fn() } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  const sentTo = (id: string) => call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, input]) => input);
  return { user: userEvent.setup(), sentTo, toast, loader };
}

const price = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Precio de ${name}` });
const home = (name: RegExp) => within(screen.getByRole('group', { name }));
const save = (what: 'precios' | 'inmuebles') => screen.getByRole('button', { name: `Guardar ${what}` });
const refusal = (type: 'conflict' | 'invalid-input', issues: Record<string, string>) =>
  new ApiError({ type, title: type, status: type === 'conflict' ? 409 : 422, issues });

test('[R100, C306] each price says what it was before, since when and by whom', () => {
  open();
  expect(price('Tipo A').value).toBe('300.000.000');
  expect(screen.getByText(/^Antes \$\s?310.000.000. Cambió el 1 de octubre de 2026, por Ana$/)).toBeTruthy();
  expect(screen.getByText('Sin cambios desde que se publicó')).toBeTruthy();
});

test('[R100, B099, C056] a price is saved with the form as it was read, once, and all else stays', async () => {
  const answer = Promise.withResolvers<typeof saved>();
  const { user, sentTo, toast, loader } = open({ C301: stored(), C056: answer.promise });
  await user.clear(price('Tipo B'));
  await user.type(price('Tipo B'), '395M');
  await user.dblClick(save('precios'));
  answer.resolve(saved);
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' })));
  const [sent, ...others] = sentTo('C056') as { body: { version: number; form: { plants: { price: number }[] } } }[];
  expect(others).toEqual([]);
  expect(sent?.body.version).toBe(3);
  expect(sent?.body.form.plants.map((each) => each.price)).toEqual([300_000_000, 395_000_000]);
  expect(loader).toHaveBeenCalled();
});

test('[R100, M006, M009, M010] a price that is none is refused at its field, and nothing is sent', async () => {
  const { user, sentTo } = open();
  for (const [typed, sentence] of [
    ['', 'El campo es obligatorio'],
    ['0', 'Este valor no puede ser menor al rango mínimo'],
    ['2900000000', 'Este valor no puede ser mayor al rango máximo'],
    ['mucho', 'Escribe un número entero, sin puntos ni comas'],
  ] as const) {
    await user.clear(price('Tipo A'));
    if (typed) await user.type(price('Tipo A'), typed);
    await user.click(save('precios'));
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(price('Tipo A'));
  }
  expect(sentTo('C301')).toEqual([]);
});

test.each([
  ['before it was read again', { C301: stored(4) }],
  ['at the last moment', { C301: stored(), C056: refusal('conflict', { version: 'La versión actual es la 4.' }) }],
])('[R100, C056] what somebody changed meanwhile, %s, is not written over', async (_, answers) => {
  const { user, sentTo, loader } = open(answers);
  await user.clear(price('Tipo A'));
  await user.type(price('Tipo A'), '290M');
  await user.click(save('precios'));
  expect(await screen.findByText(/^Alguien cambió este proyecto mientras lo mirabas/)).toBeTruthy();
  expect(sentTo('C056').length).toBe('C056' in answers ? 1 : 0);
  expect(loader).toHaveBeenCalled();
  expect(price('Tipo A').value).toBe('290M');
});

test('[R100] what the server says of a price lands on it; what the form lacks leads to the form', async () => {
  const wrong = refusal('invalid-input', { 'form.plants.1.price_range': 'El rango no contiene el precio' });
  const { user } = open({ C301: stored(), C056: wrong });
  await user.type(price('Tipo B'), '{Backspace}1');
  await user.click(save('precios'));
  expect(await screen.findByText('El rango no contiene el precio')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(price('Tipo B')));
});

test('[R100, B099, C308] of the homes only what was changed is sent, once', async () => {
  const answer = Promise.withResolvers<object>();
  const { user, sentTo, toast } = open({ C308: answer.promise });
  await user.click(home(/^Apto 301/).getByRole('checkbox', { name: 'Disponible' }));
  await user.clear(home(/^Apto 402/).getByRole('textbox', { name: /^Descuento/ }));
  await user.dblClick(save('inmuebles'));
  answer.resolve({ ok: 1, message: '', version: 4, plants: [] });
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' })));
  expect(sentTo('C308')).toEqual([
    {
      params: { id: 7 },
      body: {
        units: [
          { id: 21, available: false },
          { id: 22, discount: null },
        ],
      },
    },
  ]);
});

test('[R100, C308] a discount above the price, and a home that is gone, are told at the home', async () => {
  const gone = refusal('invalid-input', { 'units.0.id': 'El inmueble no es de este proyecto' });
  const { user, sentTo } = open({ C308: gone });
  const discount = home(/^Apto 301/).getByRole('textbox', { name: /^Descuento/ });
  await user.type(discount, '301M');
  await user.click(save('inmuebles'));
  expect(home(/^Apto 301/).getByText('El descuento no puede ser mayor que el precio')).toBeTruthy();
  expect(sentTo('C308')).toEqual([]);
  await user.clear(discount);
  await user.click(home(/^Apto 402/).getByRole('checkbox', { name: 'Disponible' }));
  await user.click(save('inmuebles'));
  expect(await home(/^Apto 402/).findByText('El inmueble no es de este proyecto')).toBeTruthy();
});

test('[R100, B099, C302] the project is paused from here, after a question; a plain post can do it too', async () => {
  const { user, sentTo } = open({ C302: { ok: 1, message: 'El proyecto está pausado.' } });
  const pause = screen.getByRole('button', { name: 'Pausar Alameda' });
  expect(pause.closest('form')?.getAttribute('action')).toBe('/api/proyectos/7/estado');
  await user.click(pause);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pausar' }));
  await waitFor(() => expect(sentTo('C302')).toHaveLength(1));
});

test('[R100] nothing changed, no homes, changes that wait in the form: each is said', async () => {
  const { user } = open({}, { homes: [], homesInAll: 0, hasDraft: true });
  await user.click(save('precios'));
  expect(await screen.findByText('No cambiaste nada.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Este proyecto no tiene inmuebles/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir el formulario' }).getAttribute('href')).toBe(
    '/mi-cuenta/constructora/editar-proyectos/7',
  );
});

import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { AlertPanel } from './alert-panel.tsx';

const home = {
  plant_id: 7,
  kind: 'price-drop',
  title: 'Alameda del Parque · Tipo A',
  slug: 'alameda-tipo-a-7',
  type: 'apartment',
  localization: { country: 'CO', city: 'Bogotá', city_slug: 'bogota', zone: 'Suba', zone_slug: 'suba' },
  price: { kind: 'told', cop: 290_000_000 },
  previous_price: 305_000_000,
  image: null,
};
const found = {
  total: 3,
  homes: [home, { ...home, plant_id: 8, kind: 'listed', price: { kind: 'hidden' }, previous_price: null }],
  places: { department: null, city: 'Bogotá', zone: 'Suba', neighborhood: null },
};
const me = { id: 1, name: 'Ana', lastName: 'Rojas', email: 'ana@example.com', phone: '', roles: ['user'] };

interface Stage {
  readonly path?: string;
  readonly session?: typeof me | null;
  readonly preview?: unknown;
  /** Answers of the saving call, one after the other. */
  readonly answers?: readonly unknown[];
}

function mount({ path = '/proyectos-vivienda/bogota/suba?h=2%2B', session = null, preview = found, answers }: Stage) {
  const saved: unknown[] = [];
  const asked: unknown[] = [];
  const call: CallApi = async (endpoint, input) => {
    if (endpoint.path === '/users/preview/alerts') {
      asked.push(input);
      if (preview instanceof Error) throw preview;
      return endpoint.response.parse({ data: preview }) as never;
    }
    saved.push(input);
    const answer = (answers ?? [{ ok: 1, reason: null }])[saved.length - 1];
    if (answer instanceof Error) throw answer;
    return endpoint.response.parse(answer) as never;
  };
  const bus = createBus({ isStrict: true, report: vi.fn() });
  ownedBus(bus, 'shell', 'test').publish('shell/session-changed', { session });
  const toast = vi.fn();
  const onDone = vi.fn();
  const environment = { currency: { code: 'cop', rates: seedExchangeRates, asOf: '2026-11-20' } };
  const context = { environment, call, toast, bus: ownedBus(bus, 'mf-account', 'test') } as never;
  render(
    <RemoteReactContext value={context}>
      <AlertPanel path={path} onDone={onDone} />
    </RemoteReactContext>,
  );
  return { saved, asked, toast, onDone, user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Guarda tu alerta' });

beforeEach(() => localStorage.clear());

test('[C120, M058] it shows what will be watched and what this week would have brought', async () => {
  const { asked } = mount({ path: '/proyectos-vivienda/bogota/suba?h=2%2B&cuota=900000-&aporte=12M&balcon=1' });
  expect(await screen.findByText('Esta semana habrías recibido 3')).toBeDefined();
  const labels = within(screen.getByRole('list', { name: 'Lo que vigilamos' })).getAllByRole('listitem');
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    'Bogotá',
    'Suba',
    '2+ hab',
    'Hasta $ 900 mil al mes en obra',
    'Con $ 12 M ahorrados',
    'Con balcón',
  ]);
  const [cheaper, hidden] = screen.getAllByRole('link', { name: /Alameda/ });
  expect(cheaper?.textContent).toContain('$ 290.000.000 antes $ 305.000.000');
  expect(cheaper?.textContent).toContain('Bajó de precio');
  expect(hidden?.textContent).toContain('Precio por confirmar');
  expect(screen.getByText('y 1 más')).toBeDefined();
  expect(asked).toEqual([
    {
      body: {
        filters: {
          country: 'CO',
          city: 'bogota',
          zone: 'suba',
          room: '2+',
          monthly: { during: 900_000, after: null },
          upfront: 12_000_000,
          has_balcony: true,
        },
      },
    },
  ]);
});

test('[C120] drawn areas are among what is watched', async () => {
  const points = [
    { lat: 4.6, lng: -74.2 },
    { lat: 4.6, lng: -74 },
    { lat: 4.8, lng: -74 },
  ];
  const areas = [{ kind: 'include', points } as const, { kind: 'exclude', points } as const];
  mount({ path: toHref({ ...emptySearch('housing'), areas }), preview: { ...found, total: 0, homes: [] } });
  expect(await screen.findByText('Esta semana no habrías recibido ninguno')).toBeDefined();
  expect(screen.getByText('1 área dibujada')).toBeDefined();
  expect(screen.getByText('1 área excluida')).toBeDefined();
  expect(screen.getByText('Apenas aparezca uno, te lo contamos.')).toBeDefined();
});

test('[C120, M059, B102] a visitor gives address and consent, which nobody ticked beforehand', async () => {
  localStorage.setItem('trackingId', 'key-1');
  const { saved, toast, onDone, user } = mount({});
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /ley 1581 de 2012/ });
  expect(consent.checked).toBe(false);
  await screen.findByText('Esta semana habrías recibido 3');
  await user.click(save());
  expect(screen.getByText('El campo es obligatorio')).toBeDefined();
  expect(screen.getByText('Debes aceptar los términos y condiciones.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'));
  await user.type(screen.getByLabelText('Correo electrónico'), 'sofia@');
  await user.click(save());
  expect(screen.getByText('El mail no es válido')).toBeDefined();
  expect(saved).toEqual([]);
  await user.type(screen.getByLabelText('Correo electrónico'), 'example.com');
  await user.click(consent);
  await user.click(screen.getByRole('radio', { name: 'Cada día' }));
  await user.dblClick(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(saved).toEqual([
    {
      body: {
        filters: { country: 'CO', city: 'bogota', zone: 'suba', room: '2+' },
        path: '/proyectos-vivienda/bogota/suba?h=2%2B',
        frequency: 'daily',
        name: 'Inmuebles en Suba, Bogotá',
        email: 'sofia@example.com',
        agree_terms: 'S',
        user_key: 'key-1',
      },
    },
  ]);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'success', text: expect.stringContaining('Confírmala') });
});

test('[C120, M095] whoever is signed in is asked for nothing more; the alert keeps its listing from page 1 on', async () => {
  const path = '/proyectos-vivienda/ciudad-general/zona-general/apartamentos?page=3&balcon=1&fuente=x';
  const { saved, toast, onDone, user } = mount({ session: me, path });
  expect(screen.getByText('Te escribiremos a ana@example.com.')).toBeDefined();
  expect(screen.queryByLabelText('Correo electrónico')).toBeNull();
  await user.type(screen.getByLabelText(/Nombre de la alerta/), 'Para mamá');
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(saved[0]).toMatchObject({
    body: {
      name: 'Para mamá',
      frequency: 'weekly',
      path: '/proyectos-vivienda/ciudad-general/zona-general/apartamentos?balcon=1',
    },
  });
  expect(saved[0]).not.toHaveProperty('body.email');
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: expect.stringContaining('Guardamos tu alerta') });
});

test('[C120] a refusal is a warning with its reason, and the modal closes all the same', async () => {
  const reason = 'Puedes tener máximo 20 alertas. Elimina una para crear otra.';
  const { toast, onDone, user } = mount({ session: me, answers: [{ ok: 0, reason }] });
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'warning', text: reason });
});

test('[C120] a lost connection says so and keeps what was typed; the next press saves', async () => {
  const { saved, toast, onDone, user } = mount({ answers: [new Error('offline'), { ok: 1, reason: null }] });
  await user.type(screen.getByLabelText('Correo electrónico'), 'sofia@example.com');
  await user.click(screen.getByRole('checkbox'));
  await user.click(save());
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'error', text: expect.stringContaining('error') }));
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('sofia@example.com');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(saved).toHaveLength(2);
});

test('[C120] without a preview the alert can be saved, and its places are spelled out of their addresses', async () => {
  const { user, onDone } = mount({ session: me, preview: new Error('away'), path: '/proyectos-vivienda/santa-marta' });
  expect(await screen.findByText('No pudimos calcular la vista previa. Tu alerta funciona igual.')).toBeDefined();
  expect(screen.getByText('Santa Marta')).toBeDefined();
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test.each(['/', '/actualidad', '//evil.example', 'no es una dirección', '/proyectos-vivienda?p=x&poly=%'])(
  '[C120] asked from %s it watches every new home',
  async (path) => {
    const { asked } = mount({ path });
    await screen.findByText('Esta semana habrías recibido 3');
    expect(screen.getByText('Toda la vivienda nueva')).toBeDefined();
    expect(asked).toEqual([{ body: { filters: { country: 'CO' } } }]);
  },
);

test('[C120, B146] words that only rank the listing are said, and are no part of what is watched', async () => {
  const { saved, user } = mount({ path: '/proyectos-vivienda/bogota/suba?q=antejardin', session: me });
  expect(
    await screen.findByText('«antejardin» no es un filtro: en la lista van primero los que lo mencionan.'),
  ).toBeDefined();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ body: { path: '/proyectos-vivienda/bogota/suba?q=antejardin' } });
  expect(JSON.stringify(saved[0])).not.toMatch(/"text"|"ranking"/);
});

test('[C120, M059] the button that saves comes before what this week would have brought', async () => {
  mount({ preview: { ...found, total: 0, homes: [] } });
  const told = await screen.findByText('Esta semana no habrías recibido ninguno');
  expect(save().compareDocumentPosition(told) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

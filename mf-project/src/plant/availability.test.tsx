import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Availability, availability, type OfferedUnit } from '@umbral/domain/homes/availability.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeAll, expect, test } from 'vitest';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { type Answers, renderPage, standInForBrowser } from '../testing/probe-context.tsx';
import { PlantPage } from './plant-page.tsx';
import { preloadParts } from './plant-parts.ts';
import { plantDataOf } from './plant-shape.ts';

const now = Date.parse('2026-11-21T15:00:00Z');

beforeAll(async () => {
  standInForBrowser();
  // What a press loads is compiled here: how long that takes says nothing of the page.
  await import('../availability/watch-dialog.tsx');
  await preloadParts();
});

let count = 0;

const unit = (name: string, change: Partial<OfferedUnit> = {}): OfferedUnit => {
  count += 1;
  return {
    ...{ id: count, name, plant_id: 7, tower_id: 1, floor: 2, place: 1, state: 'available', is_ready: false },
    ...{ price: { kind: 'told', cop: 400_000_000 }, discount: null, built_area: null, private_area: null },
    ...{ orientation: null, outlook: null, description: null },
    ...change,
  };
};

const homes = (units: OfferedUnit[]): Availability =>
  availability.parse({
    towers: [
      { id: 1, name: 'Torre 1', floors: 5 },
      { id: 2, name: 'Torre 2', floors: 5 },
    ],
    plants: [
      { id: 7, slug: 'alameda-a', type: 'apartment', title: 'Apartamento tipo A', built_area: 58 },
      { id: 8, slug: 'alameda-b', type: 'apartment', title: 'Apartamento tipo B', built_area: 72 },
    ],
    units,
  });

const building = homes([
  unit('Apto 201'),
  unit('Apto 501', {
    ...{ id: 51, floor: 5, price: { kind: 'told', cop: 420_000_000 }, discount: 10_000_000 },
    ...{ description: 'Balcón doble', orientation: 'e', outlook: 'park', built_area: 60 },
  }),
  unit('Apto 502', { id: 52, floor: 5, place: 2, state: 'reserved' }),
  unit('Apto 503', { id: 53, floor: 5, place: 3, plant_id: 8 }),
  unit('Apto 301', { tower_id: 2, floor: 3 }),
]);

/** The page with its homes, the answers that its calls get, and what may be hidden. */
function open(given = building, change: Partial<Plant> = {}, answers?: Answers) {
  const data = plantDataOf(plantFixture(change), { now, homes: given });
  return { ...renderPage(PlantPage, data, answers), user: userEvent.setup() };
}

const facade = () => within(screen.getByRole('grid', { name: 'Fachada de Torre 1' }));
const panel = () => within(screen.getByRole('region', { name: 'Inmueble elegido' }));

test('[R048] homes of this type stand in a table for each tower, with floor, area, view, state and price', () => {
  open();
  expect(screen.getByText('Hay 3 unidades libres de 4 de este tipo.')).toBeTruthy();
  const first = within(screen.getByRole('table', { name: 'Torre 1' }));
  expect(
    first.getByRole('row', { name: /^Apto 201 2 58 m² Disponible \$ 400\.000\.000 Contactar por Apto 201$/ }),
  ).toBeTruthy();
  expect(first.getByRole('row', { name: /^Apto 502 5 58 m² Separado Avísame si se libera Apto 502$/ })).toBeTruthy();
  expect(
    first.getByRole('row', {
      name: /Balcón doble 5 60 m² Al parque, Oriente Disponible \$ 410\.000\.000.*\$ 10\.000\.000 menos/,
    }),
  ).toBeTruthy();
  expect(first.queryByText('Apto 503')).toBeNull();
  expect(within(screen.getByRole('table', { name: 'Torre 2' })).getAllByRole('row')).toHaveLength(2);
});

test('[R048] from what price there is something on each floor, the taken ones aside', () => {
  open();
  const floors = within(screen.getByRole('list', { name: 'Desde qué precio hay en cada piso' }));
  expect(floors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Piso 2: desde $ 400.000.000',
    'Piso 3: desde $ 400.000.000',
    'Piso 5: desde $ 410.000.000',
  ]);
});

test('[R048] the façade has one stop for Tab; arrows lead from home to home, and what is chosen is told beside it', async () => {
  const { user } = open();
  expect(
    facade()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '2']);
  const boxes = [...facade().getAllByRole('link'), ...facade().getAllByRole('button')];
  expect(boxes.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await user.click(facade().getByRole('link', { name: 'Apto 501, Disponible' }));
  expect(panel().getByText('$ 410.000.000')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Apto 502, Separado');
  expect(panel().getByRole('button', { name: 'Avísame si se libera Apto 502' })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(panel().getByRole('link', { name: 'Ver Apartamento tipo B' }).getAttribute('href')).toMatch(/\/alameda-b$/);
  await user.click(screen.getByRole('radio', { name: 'Torre 2' }));
  expect(screen.getByRole('grid', { name: 'Fachada de Torre 2' })).toBeTruthy();
});

test('[R048] without script a box leads to the row of its home, and a taken home to an alert of such homes', () => {
  open();
  const href = facade().getByRole('link', { name: 'Apto 501, Disponible' }).getAttribute('href');
  expect(document.querySelector(href ?? '')?.textContent).toContain('Apto 501');
  const watch = screen.getByRole('link', { name: 'Avísame si se libera Apto 502' });
  expect(watch.getAttribute('href')).toMatch(/^\/api\/alertas\/nueva\?filtros=/);
});

test('[R048, B046] where the price is hidden homes and states are told, and no amount is', () => {
  const hidden = homes([unit('Apto 201', { price: { kind: 'hidden' } })]);
  open(hidden, { price: { kind: 'hidden' } });
  const table = screen.getByRole('table', { name: 'Torre 1' });
  expect(within(table).getByText('Por confirmar')).toBeTruthy();
  expect(table.textContent).not.toContain('$');
  expect(screen.queryByRole('list', { name: 'Desde qué precio hay en cada piso' })).toBeNull();
});

test('[C344] whoever has no account asks for the letter with address and consent', async () => {
  const answers = { C344: () => ({ ok: 1, message: 'Te enviamos un correo.' }) };
  const { user, calls, bus, toast } = open(building, {}, answers);
  act(() => ownedBus(bus, 'shell', 'test').publish('shell/session-changed', { session: null }));
  await user.click(screen.getByRole('link', { name: 'Avísame si se libera Apto 502' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Avísame si se libera Apto 502' }));
  expect(dialog.getByText(/Te escribiremos una sola vez/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Avisarme' }));
  expect(calls.filter(({ id }) => id === 'C344')).toEqual([]);
  await user.type(dialog.getByLabelText(/^Correo/), 'ana@example.com');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Avisarme' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Te enviamos un correo.' }));
  expect(calls.at(-1)).toEqual({
    id: 'C344',
    input: { params: { id: 52 }, body: { email: 'ana@example.com', agree_terms: 'S' } },
  });
  expect(screen.queryByRole('dialog', { name: /^Avísame/ })).toBeNull();
});

test('[R048] asking about a free home opens the contact of its plant', async () => {
  const { user, bus } = open();
  await user.click(screen.getByRole('link', { name: 'Contactar por Apto 201' }));
  await waitFor(() =>
    expect(bus.recent().at(-1)).toMatchObject({ topic: 'project/open-contact', payload: { plantId: 7 } }),
  );
});

test('[R048] one may ask to hear of homes like these: an alert of their kind, also without script', async () => {
  const { user, bus } = open();
  const link = screen.getByRole('link', { name: 'Avísame de otras como esta' });
  expect(link.getAttribute('href')).toMatch(/^\/api\/alertas\/nueva\?filtros=/);
  await user.click(link);
  expect(JSON.stringify(bus.recent().at(-1))).toContain('/proyectos-vivienda/bogota/suba/apartamento');
});

test('[R048] a plant of which no home is told has no such section', () => {
  open(homes([unit('Apto 1', { plant_id: 8 })]));
  expect(screen.queryByRole('heading', { name: 'Disponibilidad' })).toBeNull();
});

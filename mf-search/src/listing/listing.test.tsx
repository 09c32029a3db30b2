import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { topics as kitTopics } from '@umbral/kit/topics.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadForms } from '../filters/lazy-forms.ts';
import { type FacetCounts, facetCountsOf } from '../model/facet-counts.ts';
import { readHits } from '../model/plant-hit.ts';
import { hit } from '../testing/index-answers.ts';
import { renderPage } from '../testing/probe-context.tsx';
import { SeesNothing } from '../testing/sees-nothing.ts';
import type { topics } from '../topics.ts';
import { type ListingAnswers, listingData } from './listing-answers.ts';
import { ListingPage } from './listing-page.tsx';

const counts = {
  ...facetCountsOf({ hits: { hits: [], nbHits: 0, nbPages: 0 }, counts: {} }),
  city: { Bogotá: 30, Cali: 9 },
  department: { Cundinamarca: 30 },
  type: { apartment: 30 },
  rooms: { 2: 12 },
};

function dataOf(
  change: Partial<SearchState> = {},
  ids: readonly number[] = [1, 2],
  counted: Partial<FacetCounts> = {},
  other: Partial<ListingAnswers> = {},
) {
  const cards = readHits(ids.map(hit)).map((plant) => plantCardOf(plant, 1_780_300_000_000));
  const state = { ...emptySearch('housing'), ...change };
  const facts = {
    pathname: '/proyectos-vivienda',
    year: 2026,
    names: { ...(state.city && { city: 'Bogotá' }), ...(state.zone && { zone: 'Suba' }) },
    counts: { ...counts, ...counted },
    cards,
  };
  return listingData({ ...facts, state, count: ids.length === 0 ? 0 : 60, pages: ids.length === 0 ? 0 : 3, ...other });
}

beforeAll(async () => {
  await loadForms();
  vi.stubGlobal('IntersectionObserver', SeesNothing);
  vi.stubGlobal('ResizeObserver', SeesNothing);
  window.scrollTo = vi.fn();
  const set = (isOpen: boolean) =>
    function toggle(this: HTMLDialogElement) {
      this.open = isOpen;
    };
  HTMLDialogElement.prototype.showModal = set(true);
  HTMLDialogElement.prototype.close = set(false);
});

/** The sheet, opened by its button. */
async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: /^Filtrar/ }));
  const sheet = within(screen.getByRole('dialog'));
  await sheet.findByLabelText('Departamento');
  return sheet;
}
beforeEach(() => history.replaceState(null, '', '/proyectos-vivienda'));

test('[R047, B008] one heading, its count, cards and pages as real links', () => {
  renderPage(ListingPage, dataOf());
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Vivienda nueva en Colombia' })).toBeDefined();
  expect(screen.getAllByText('60 proyectos').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const pages = within(screen.getByRole('navigation', { name: 'Páginas de resultados' }));
  expect(pages.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toBe('/proyectos-vivienda?page=2');
});

test('[B146] a word that nothing reads takes nothing away: cards and count stand, and it is said what it does', () => {
  renderPage(ListingPage, dataOf({ city: 'bogota', text: 'antejardin' }));
  expect(screen.getAllByText('60 proyectos').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const said = screen.getAllByText(/^«antejardin» no es un filtro: lo usamos para ordenar y no quitamos nada/);
  expect(said.length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: /^Quitar .*antejardin/ }).length).toBeGreaterThan(0);
});

/** Words, count and address of the chips that lead to narrower listings. */
const shownChips = () =>
  within(screen.getByRole('navigation', { name: 'Búsquedas populares' }))
    .getAllByRole('link')
    .map((chip) => [chip.textContent, chip.getAttribute('href')]);

test('[B042] while there is no city the chips are Cali, Bogotá and Medellín, in this order', () => {
  renderPage(ListingPage, dataOf({}, [1], { city: { Pereira: 80, Bogotá: 30, Medellín: 40, Cali: 9 } }));
  expect(shownChips()).toEqual([
    ['Cali9', '/proyectos-vivienda/cali'],
    ['Bogotá30', '/proyectos-vivienda/bogota'],
    ['Medellín40', '/proyectos-vivienda/medellin'],
  ]);
});

test('[B042] a top city without homes has no chip', () => {
  renderPage(ListingPage, dataOf());
  expect(shownChips().map(([words]) => words)).toEqual(['Cali9', 'Bogotá30']);
});

test('[B042] in a city the chips are its zones, those with most homes first', () => {
  renderPage(ListingPage, dataOf({ city: 'bogota' }, [1], { zone: { Usaquén: 4, Suba: 12 } }));
  expect(shownChips()).toEqual([
    ['Suba, Bogotá12', '/proyectos-vivienda/bogota/suba'],
    ['Usaquén, Bogotá4', '/proyectos-vivienda/bogota/usaquen'],
  ]);
});

test('[B042] in a zone the chips are its types, those with most homes first', () => {
  renderPage(ListingPage, dataOf({ city: 'bogota', zone: 'suba' }, [1], { type: { house: 3, apartment: 30 } }));
  expect(shownChips()).toEqual([
    ['Apartamentos en Suba30', '/proyectos-vivienda/bogota/suba/apartamento'],
    ['Casas en Suba3', '/proyectos-vivienda/bogota/suba/casa'],
  ]);
});

test('[M046, M076] nothing found says so and offers ways on', () => {
  renderPage(ListingPage, dataOf({ city: 'bogota' }, []));
  const text = 'No se encontraron elementos. Considere cambiar la consulta de búsqueda.';
  const empty = screen.getByRole('heading', { name: text }).parentElement ?? document.body;
  expect(within(empty).getByRole('link', { name: 'Limpiar filtros' }).getAttribute('href')).toBe('/proyectos-vivienda');
});

test('[M043, M044, M047] the pair at the foot opens the filters and asks for an alert', async () => {
  const { bus } = renderPage(ListingPage, dataOf({ city: 'bogota' }));
  const asked = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-account').handle('account/create-alert', asked);
  const filter = screen.getByRole('button', { name: 'Filtrar (1)' });
  expect(filter.getAttribute('commandfor')).toBe(screen.getByRole('dialog', { hidden: true }).id);
  const links = screen.getAllByRole('link', { name: 'Crear alerta' });
  for (const link of links) await userEvent.click(link);
  const ofHeadingAndBar = [{ path: '/proyectos-vivienda/bogota' }, { path: '/proyectos-vivienda/bogota' }];
  expect(asked.mock.calls.map(([asking]) => asking)).toEqual(ofHeadingAndBar);
  const page = new URL(links[0]?.getAttribute('href') ?? '', 'https://portal.test');
  expect(page.pathname).toBe('/api/alertas/nueva');
  expect(JSON.parse(page.searchParams.get('filtros') ?? '')).toEqual({ country: 'CO', city: 'bogota' });
  expect(page.searchParams.get('volver')).toBe('/proyectos-vivienda/bogota');
});

test('[B028] a choice in the panel searches again at once, from page 1', async () => {
  const { loader } = renderPage(ListingPage, dataOf({ page: 2 }));
  const panel = await openSheet();
  await userEvent.selectOptions(panel.getByLabelText('Departamento'), 'cundinamarca');
  await waitFor(() => expect(loader).toHaveBeenCalled());
  const query = new URL(loader.mock.calls[0]?.[0].url ?? '').searchParams;
  expect([query.get('filtros'), query.get('dep'), query.get('page')]).toEqual(['1', 'cundinamarca', null]);
});

test('[B027] what cannot be chosen yet is disabled and says why', async () => {
  renderPage(ListingPage, dataOf());
  const panel = await openSheet();
  expect(panel.getByLabelText<HTMLSelectElement>('Ciudad').disabled).toBe(true);
  expect(panel.getByText('Elige primero un departamento')).toBeDefined();
  const types = panel.getByLabelText<HTMLSelectElement>('Tipo de inmueble');
  expect(within(types).getByRole<HTMLOptionElement>('option', { name: 'Casa (0)', hidden: true }).disabled).toBe(true);
});

test('[B032] crossed prices say which end is wrong', async () => {
  const { loader } = renderPage(ListingPage, dataOf());
  const panel = await openSheet();
  const [from] = panel.getAllByLabelText('Desde');
  const [to] = panel.getAllByLabelText('Hasta');
  if (!from || !to) throw new Error('the panel has no prices');
  await userEvent.type(from, '300M');
  await userEvent.type(to, '100M');
  act(() => to.blur());
  expect(panel.getByText('Este valor no puede ser menor al rango mínimo')).toBeDefined();
  const sent = loader.mock.calls.map(([request]) => new URL(request.url).searchParams.get('pmax'));
  expect(sent).not.toContain('100M');
});

test('the bus hears what was searched and how much it found', async () => {
  const { topics } = renderPage(ListingPage, dataOf({ city: 'bogota' }));
  const told = { family: 'housing', path: '/proyectos-vivienda/bogota' };
  await vi.waitFor(() => expect(topics.last('search/filters-changed')).toEqual(told));
});

test('[B050, B057] the buttons of a card ask their owners and show what those say', async () => {
  const { bus } = renderPage(ListingPage, dataOf());
  const added = vi.fn();
  const comparator = topicsAs<typeof kitTopics>(bus, 'mf-comparator');
  comparator.handle('comparator/add', added);
  const compare = screen.getByRole('button', { name: 'Comparar Nogal 1 · Apartamento tipo A' });
  expect(compare.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(compare);
  const item = { plantId: 1, title: 'Nogal 1 · Apartamento tipo A', image: '/media/1.webp' };
  expect(added.mock.calls[0]?.[0]).toEqual(item);
  act(() => comparator.publish('comparator/selection-changed', { items: [item] }));
  expect(compare.getAttribute('aria-pressed')).toBe('true');
});

test('[R047, B044] without the index the list says that filters and map are away, and goes on by its links', async () => {
  renderPage(ListingPage, dataOf({}, [1, 2], {}, { isStandIn: true }));
  expect(await screen.findByText(/Los filtros y el mapa no están disponibles por un momento/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Intentar de nuevo' }).getAttribute('href')).toBe('/proyectos-vivienda');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Página 2' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Filtros' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Filtrar/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Mapa' })).toBeNull();
});

test('what can no longer be had stays listed, below a word that says so and the ways out', () => {
  const relief = {
    relaxed: [{ label: 'Sin «2 habitaciones»', href: '/proyectos-vivienda', count: 30 }],
    nearby: [],
    wider: [],
    clearCount: 30,
  };
  renderPage(ListingPage, dataOf({}, [1], {}, { relief }));
  const word = screen.getByText('Lo que cumple tu búsqueda ya no está en venta. Prueba por aquí:');
  const way = screen.getByRole('link', { name: 'Sin «2 habitaciones»: 30 proyectos' });
  const [card] = screen.getAllByRole('article');
  for (const before of [word, way])
    expect(before.compareDocumentPosition(card as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

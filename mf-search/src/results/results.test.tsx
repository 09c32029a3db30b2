import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromUrl } from '@umbral/domain/routes/search-url.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBrowserRouter, RouterProvider, useLoaderData } from '@umbral/protocol/router/router.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHits } from '../model/plant-hit.ts';
import { hit } from '../testing/index-answers.ts';
import { probeContext } from '../testing/probe-context.tsx';
import { SeesNothing } from '../testing/sees-nothing.ts';
import { orderReasons } from '../texts/order-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { listingOrders } from '../view-model/listing-orders.ts';
import { listingUnits } from '../view-model/listing-units.ts';
import { listingViews } from '../view-model/listing-views.ts';
import { preloadView } from './densities.ts';
import { Results } from './results.tsx';
import { forgetFailure, keptListing, stayOnScreen } from './shown-listings.ts';
import { useFailedSearch } from './use-failed-search.ts';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 40_000 });

const perPage = 3;
const ofPage = (page: number) => Array.from({ length: perPage }, (_, index) => (page - 1) * perPage + index + 1);

/** A page of a listing of 8 plants, three a page. */
function dataOf(state: SearchState): ListingData {
  const ids = ofPage(state.page).filter((id) => id <= 8);
  const firstPage = '/proyectos-vivienda';
  const drawn: Partial<ListingData> = {
    family: 'housing',
    href: state.page === 1 ? firstPage : `${firstPage}?page=${state.page}`,
    heading: 'Vivienda nueva en Colombia',
    count: 8,
    unit: state.unit,
    units: listingUnits(state),
    page: state.page,
    pages: 3,
    lastShown: Math.min(8, state.page * perPage),
    firstPage,
    cards: readHits(ids.map(hit)).map((plant) => plantCardOf(plant, 1_780_300_000_000)),
    orders: listingOrders(state),
    reason: orderReasons[state.order],
    view: state.view,
    views: listingViews(state),
  };
  return drawn as ListingData;
}

function Page() {
  const failed = useFailedSearch();
  return <Results data={useLoaderData<ListingData>()} failed={failed} />;
}

/** The results as the browser has them after hydration; `answer` is the loader of every later page. */
function renderResults(state: Partial<SearchState> = {}, answer?: (request: Request) => unknown) {
  const probe = probeContext();
  const asked = vi.fn<(href: string) => void>();
  const start = dataOf({ ...emptySearch('housing'), ...state });
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        Component: Page,
        loader: ({ request }) => {
          const kept = keptListing(request.url);
          if (kept) return kept;
          const url = new URL(request.url);
          forgetFailure();
          asked(`${url.pathname}${url.search}`);
          return answer ? answer(request) : dataOf(fromUrl(url) ?? emptySearch('housing'));
        },
      },
    ],
    { hydrationData: { loaderData: { page: start } } },
  );
  render(
    <RemoteReactContext value={probe.context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { ...probe, router, asked };
}

/** By selector: roles of a hundred links take seconds to work out here, and the browser journeys find by role. */
const links = () => [...document.querySelectorAll<HTMLElement>('[data-main]')];
const titles = () => links().map(({ textContent }) => textContent?.replace(/ · .*/, ''));
const button = (label: string) => screen.findByText(label, { exact: false, selector: 'button' });
const iconButton = (label: string) => screen.findByTitle(label, { exact: false });
const undo = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label^="Deshacer: volver a mostrar ${label}"]`);

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = vi.fn();
  vi.stubGlobal('ResizeObserver', SeesNothing);
  history.replaceState(null, '', '/proyectos-vivienda');
});
afterEach(cleanup);

test('[B040] more come below, the address follows without a new entry, focus goes to the first new one', async () => {
  const { asked } = renderResults();
  expect(screen.getByText('1–3 de 8 proyectos')).toBeTruthy();
  const entries = history.length;
  const more = screen.getByText('Cargar más');
  expect([more.getAttribute('href'), more.getAttribute('rel')]).toEqual(['/proyectos-vivienda?page=2', 'next']);
  fireEvent.click(more);
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(asked.mock.calls).toEqual([['/proyectos-vivienda?page=2']]);
  expect(location.search).toBe('?page=2');
  expect(history.length).toBe(entries);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Nogal 4/));
  const told = await screen.findByText('3 proyectos más. Mostrando 1–6 de 8 proyectos.');
  expect(told.getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByText('Cargar más'));
  // While the third page is on its way the first two stay.
  expect(titles()).toHaveLength(6);
  await waitFor(() => expect(titles()).toHaveLength(8));
  expect(screen.queryByText('Cargar más')).toBeNull();
  expect(screen.getByText('Llegaste al final de los resultados.')).toBeTruthy();
});

test('[B040] going back finds the cards that were loaded, without asking again', async () => {
  const { router, asked } = renderResults();
  fireEvent.click(screen.getByText('Cargar más'));
  await waitFor(() => expect(titles()).toHaveLength(6));
  await act(() => router.navigate('/proyectos-vivienda?page=3'));
  expect(titles()).toEqual(['Nogal 7', 'Nogal 8']);
  asked.mockClear();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(asked).not.toHaveBeenCalled();
});

test('[B040] a page that is opened by its number begins with its own cards, also after it was once loaded below', async () => {
  const { router } = renderResults();
  fireEvent.click(screen.getByText('Cargar más'));
  await waitFor(() => expect(titles()).toHaveLength(6));
  await act(() => router.navigate('/proyectos-vivienda'));
  await act(() => router.navigate('/proyectos-vivienda?page=2'));
  expect(titles()).toEqual(['Nogal 4', 'Nogal 5', 'Nogal 6']);
});

test('[B008, B044] a next page of another source stands for the whole list: no home twice, the focus on its first', async () => {
  const ofDatabase = (request: Request): ListingData => {
    const data = dataOf(fromUrl(new URL(request.url)) ?? emptySearch('housing'));
    const cards = readHits([5, 6, 7, 3, 2, 1].map(hit)).map((plant) => plantCardOf(plant, 1_780_300_000_000));
    return { ...data, cards, isStandIn: true };
  };
  renderResults({}, ofDatabase);
  fireEvent.click(screen.getByText('Cargar más'));
  await waitFor(() => expect(titles()).toEqual([5, 6, 7, 3, 2, 1].map((id) => `Nogal ${id}`)));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Nogal 5/));
});

test('[B044] a next page that does not come leaves what is there, says so, and can be asked again', async () => {
  let isAway = true;
  const { context, asked } = renderResults({}, (request) => {
    if (!isAway) return dataOf(fromUrl(new URL(request.url)) ?? emptySearch('housing'));
    const back = stayOnScreen(request.url);
    throw new Response(null, { status: 302, headers: { location: String(back), 'X-Remix-Replace': 'true' } });
  });
  fireEvent.click(screen.getByText('Cargar más'));
  await waitFor(() => expect(screen.getByText(/^No pudimos cargar más\./)).toBeTruthy());
  expect(context.toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  expect(context.toast).toHaveBeenCalledTimes(1);
  expect(titles()).toHaveLength(3);
  expect(location.search).toBe('');
  isAway = false;
  asked.mockClear();
  fireEvent.click(screen.getByText('Reintentar'));
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[B094] what does not interest becomes a line that can be undone, here and after a reload', async () => {
  renderResults();
  fireEvent.click(await iconButton('No me interesa Nogal 2'));
  await waitFor(() => expect(localStorage.getItem(localKeys.hiddenPlants)).toBe('[2]'));
  expect(document.activeElement).toBe(undo('Nogal 2'));
  expect(titles()).toEqual(['Nogal 1', 'Nogal 3']);
  fireEvent.click(await button('Mostrar lo que ocultaste aquí'));
  expect(titles()).toEqual(['Nogal 1', 'Nogal 2', 'Nogal 3']);
  fireEvent.click(await button('Volver a ocultar lo que no te interesa'));
  undo('Nogal 2')?.click();
  expect(localStorage.getItem(localKeys.hiddenPlants)).toBe('[]');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Nogal 2/));
});

test('[B094] whoever takes back hiding the same home twice is led to it both times', async () => {
  renderResults();
  for (const round of ['first', 'second']) {
    fireEvent.click(await iconButton('No me interesa Nogal 2'));
    await waitFor(() => expect(undo('Nogal 2'), round).not.toBeNull());
    undo('Nogal 2')?.click();
    await waitFor(() => expect(document.activeElement?.textContent, round).toMatch(/^Nogal 2/));
  }
});

test('[B094] a card that was hidden before and is in sight keeps its place', async () => {
  localStorage.setItem(localKeys.hiddenPlants, '[1]');
  renderResults();
  await waitFor(() => expect(undo('Nogal 1')).not.toBeNull());
  const cell = document.querySelector('[data-plant="1"]');
  expect(cell?.querySelector('[inert] article')).not.toBeNull();
});

test('[B094] other tabs are followed, and broken storage hides nothing', async () => {
  localStorage.setItem(localKeys.hiddenPlants, '{"what":');
  localStorage.setItem(localKeys.seenPlants, '[3,"x"]');
  renderResults();
  await screen.findByText('Visto');
  expect(titles()).toHaveLength(3);
  localStorage.setItem(localKeys.hiddenPlants, '[3]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: localKeys.hiddenPlants })));
  await waitFor(() => expect(undo('Nogal 3')).not.toBeNull());
});

test('plants that were seen stand in a rail of the project remote below the results', async () => {
  localStorage.setItem(localKeys.seenPlants, '[9,4]');
  renderResults();
  await waitFor(() => expect(document.querySelector('[data-fragment="mf-project/project-rail"]')).not.toBeNull());
  const props = document.querySelector<HTMLElement>('[data-fragment="mf-project/project-rail"]')?.dataset.props ?? '';
  expect(JSON.parse(props)).toMatchObject({ kind: 'ids', ids: [9, 4], title: 'Vistos hace poco' });
});

test('the table tells its numbers, and its titles lead to the orders there are', async () => {
  await preloadView('table');
  renderResults({ view: 'table', order: 'price-asc' });
  const table = screen.getByRole('table', { name: /^Vivienda nueva en Colombia/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Proyecto', 'Precio', 'Precio m²', 'Cuota aprox.', 'Área', 'Hab', 'Entrega', 'Zona', 'Acciones']);
  const price = within(table).getByRole('columnheader', { name: 'Precio' });
  expect(price.getAttribute('aria-sort')).toBe('ascending');
  expect(within(price).getByRole('link').getAttribute('href')).toBe(
    '/proyectos-vivienda?orden=precio-mayor&vista=tabla',
  );
  const area = within(table).getByRole('columnheader', { name: 'Área' });
  expect([area.getAttribute('aria-sort'), within(area).getByRole('link').getAttribute('href')]).toEqual([
    null,
    '/proyectos-vivienda?orden=area&vista=tabla',
  ]);
  const [, first] = within(table).getAllByRole('row');
  expect(
    within(first ?? table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['$ 300.000.001', '$ 5.128.205', '$ 2.695.611', '58,5 m²']);
  expect(within(first ?? table).getByRole('rowheader').textContent).toMatch(/^Nogal 1/);
});

test('the compact list holds the same plants as rows, which can be hidden too', async () => {
  await preloadView('compact');
  renderResults({ view: 'compact' });
  expect(titles()).toEqual(['Nogal 1', 'Nogal 2', 'Nogal 3']);
  fireEvent.click(await iconButton('No me interesa Nogal 1'));
  await waitFor(() => expect(undo('Nogal 1')).not.toBeNull());
});

test('[B040] the default order explains itself', () => {
  renderResults();
  expect(screen.getByText(/^Destacados primero: los que la constructora destaca con nosotros/)).toBeTruthy();
});

test('the choice between projects and types is two links, the present one marked', () => {
  renderResults({ unit: 'types' });
  const units = within(screen.getByRole('navigation', { name: 'Cómo agrupar los resultados' }));
  const links = units.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Por proyecto', '/proyectos-vivienda'],
    ['Por tipo', '/proyectos-vivienda?por=tipo'],
  ]);
  expect(units.getByRole('link', { current: true }).textContent).toBe('Por tipo');
  expect(screen.getByText('1–3 de 8 tipos de inmueble')).toBeTruthy();
});

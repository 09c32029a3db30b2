import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { topics as kitTopics } from '@umbral/kit/topics.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { RouterContextProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { type Answers, probeContext, renderPage, standInForBrowser } from '../testing/probe-context.tsx';
import { PlantPage } from './plant-page.tsx';
import { preloadParts } from './plant-parts.ts';
import { loadPlant } from './plant-queries.ts';
import { loader } from './plant-route.ts';
import { plantDataOf } from './plant-shape.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const dataOf = (change?: Parameters<typeof plantFixture>[0]) => plantDataOf(plantFixture(change), { now });
const own = '/proyectos-vivienda/bogota/suba/apartamento/alameda-170-bogota-apartamento-tipo-a';

beforeAll(async () => {
  standInForBrowser();
  // What a press loads is compiled here: how long that takes says nothing of the page.
  await import('../gallery/lightbox.tsx');
  await preloadParts();
});

const answers: Answers = {
  C068: () => ({ data: plantFixture() }),
};

function load(path: string, context: RemoteContext) {
  const request = new Request(`https://portal.test${path}`);
  const args = {
    request,
    url: new URL(request.url),
    params: { id: path.split('?')[0]?.split('/').at(-1) ?? '' },
    pattern: '/proyectos-vivienda/:city/:zone/:type/:id',
    context: new RouterContextProvider(new Map([[remoteContext, context]])),
    routeKey: 'plant',
  } as const;
  return loader(args);
}

test("[R048] the plant's own address shows it; a builder that cannot be asked costs only the rating", async () => {
  const { context } = probeContext(answers);
  const plant = await load(own, context);
  expect(plant).toMatchObject({ id: 7, href: own, builder: { ratingCount: 0 } });
});

test('[R048] another city, zone or type in the path leads to the own address for good, with its query', async () => {
  const { context } = probeContext(answers);
  const slug = 'alameda-170-bogota-apartamento-tipo-a';
  const answer = await load(`/proyectos-vivienda/cali/norte/casa/${slug}?utm_source=x`, context).catch(
    (thrown) => thrown,
  );
  expect(answer).toBeInstanceOf(Response);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`${own}?utm_source=x`);
});

test.each([404, 422])('[R048] an unknown plant (the API says %d) is a 404', async (status) => {
  const { context } = probeContext({
    C068: () => {
      throw new ApiError({ type: 'not-found', title: '', status });
    },
  });
  const thrown = await load(own, context).catch((error) => error);
  expect(thrown).toMatchObject({ init: { status: 404 } });
});

test('an API that fails is no 404', async () => {
  const { context } = probeContext({
    C068: () => {
      throw new ApiError({ type: 'unavailable', title: '', status: 503 });
    },
  });
  await expect(loadPlant(context.call, { slug: 'x', signal: new AbortController().signal })).rejects.toThrow('503');
});

test('[R048] the page shows title, price, facts, places, plan, builder and rails of similar plants', () => {
  renderPage(PlantPage, dataOf());
  expect(screen.getByRole('heading', { level: 1, name: /^Alameda 170\s+·\s+Apartamento tipo A$/ })).toBeTruthy();
  expect(screen.getAllByText('$ 400.000.000')).not.toHaveLength(0);
  expect(screen.getByText('5 min a pie')).toBeTruthy();
  expect(screen.getByText('a 9,4 km')).toBeTruthy();
  expect(screen.getByRole('row', { name: '1 Cocina 7,5 m²' })).toBeTruthy();
  expect(screen.getByText('Entrega estimada: junio de 2028')).toBeTruthy();
  const rails = [...screen.getByRole('region', { name: 'Proyectos parecidos' }).children];
  expect(rails.map((rail) => JSON.parse(rail.getAttribute('data-props') ?? '').than)).toEqual([
    'cheaper',
    'larger',
    'sooner',
  ]);
});

test('[R041] a home of a launch leads to its page, others to none', () => {
  renderPage(PlantPage, dataOf({ project: { ...plantFixture().project, activate_landing: true } }));
  expect(screen.getByRole('link', { name: 'Ver la página del lanzamiento' }).getAttribute('href')).toBe(
    '/lanzamiento/3-alameda-170-bogota',
  );
  expect(dataOf().launchHref).toBeUndefined();
});

test('[B002] a change of currency is followed at once', () => {
  const { bus } = renderPage(PlantPage, dataOf());
  const usd = { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
  act(() => bus.publish('shell/currency-changed', usd, 'shell@1'));
  expect(screen.getAllByText('US$ 100.000')).not.toHaveLength(0);
  expect(screen.queryByText('$ 400.000.000')).toBeNull();
});

test('[B046] without a price there is no quote, but a word about it', () => {
  renderPage(PlantPage, dataOf({ price: { kind: 'hidden' } }));
  expect(screen.getAllByText('Precio por confirmar')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Calcula tu cuota' })).toBeNull();
});

test('[B108, M051, M097] an unavailable plant says so, leads on and takes no contact', () => {
  renderPage(PlantPage, dataOf({ isActive: 0 }));
  expect(screen.getByRole('heading', { name: 'Proyecto no disponible' })).toBeTruthy();
  const on = screen.getByRole('link', { name: 'Ver apartamentos en Bogotá' });
  expect(on.getAttribute('href')).toBe('/proyectos-vivienda/bogota/zona-general/apartamento');
  expect(screen.queryByRole('form', { name: 'Contacta a la constructora' })).toBeNull();
  const alternative = on.parentElement?.querySelector('[data-fragment="mf-project/project-rail"]');
  expect(JSON.parse(alternative?.getAttribute('data-props') ?? '')).toMatchObject({ plantId: 7, limit: 1 });
});

test('[B049] the full gallery has no way back on the first picture nor on from the last', async () => {
  const user = userEvent.setup();
  renderPage(PlantPage, dataOf());
  await user.click(screen.getByRole('link', { name: /^Ver las \d fotos$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fotos de Alameda 170' }));
  expect(dialog.queryByRole('button', { name: 'Imagen anterior' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('button', { name: 'Imagen anterior' })).toBeTruthy();
  await user.keyboard('{End}');
  expect(dialog.queryByRole('button', { name: 'Imagen siguiente' })).toBeNull();
});

test('[B045, B050] the page asks the owners of favourites and comparison, and shows what they say', async () => {
  const user = userEvent.setup();
  const { bus } = renderPage(PlantPage, dataOf());
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await user.click(screen.getByRole('button', { name: 'Comparar' }));
  const asked = bus.recent().filter(({ topic }) => /^(account|comparator)\//.test(topic));
  expect(asked.map(({ topic }) => topic)).toEqual(['account/toggle-favourite', 'comparator/add']);
  act(() => topicsAs<typeof kitTopics>(bus, 'mf-account').publish('account/favourites-changed', { plantIds: [7] }));
  expect(screen.getByRole('button', { name: 'Guardado' }).getAttribute('aria-pressed')).toBe('true');
});

test('[M096] the page is passed on by its path alone, without what its address says of the visit', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  history.replaceState(null, '', `${own}?utm_source=x`);
  const { toast } = renderPage(PlantPage, dataOf());
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comparte este inmueble' }));
  await user.click(dialog.getByRole('button', { name: 'Copiar enlace' }));
  expect(copied).toHaveBeenCalledExactlyOnceWith(`${location.origin}${own}`);
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'success' }));
  const message = new URL(dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '').searchParams;
  expect(message.get('text')).toBe(
    `Mira Alameda 170 · Apartamento tipo A: Bogotá, 58 m², 2 habitaciones, $ 400.000.000 ${location.origin}${own}`,
  );
  expect(dialog.getByRole('img', { name: 'Código QR de esta página' }).getAttribute('src')).toBe(
    '/api/qr/plants/7.svg',
  );
});

test('[M096] a clipboard that is closed is said', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const { toast } = renderPage(PlantPage, dataOf());
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  await user.click(await screen.findByRole('button', { name: 'Copiar enlace' }));
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'warning' }));
});

test('[B106] the plant specification tells titles, price, rooms and areas, and leads to the other types', async () => {
  const user = userEvent.setup();
  renderPage(PlantPage, dataOf());
  await user.click(screen.getByRole('button', { name: 'Especificaciones' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Especificaciones' }));
  const facts = dialog
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual([
    'Precio $ 400.000.000',
    'Habitaciones 2',
    'Baños 2',
    'Parqueadero 1 · Comunal, de uso exclusivo',
    'Área construida 58 m²',
    'Área privada 51 m²',
    'Balcón o terraza 4 m²',
  ]);
  expect(dialog.getByText('Alameda 170')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Ver este inmueble' }).getAttribute('href')).toMatch(/tipo-b$/);
});

test('[C073] a view is counted once and told to the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answer = Response.json({ ok: 1 });
  const sent = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', sent);
  const { bus } = renderPage(PlantPage, dataOf());
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await waitFor(() => expect(sent.mock.calls).toEqual([['/api/planta/7/view', { method: 'POST', keepalive: true }]]));
  // For the browser a request whose answer nobody reads stays open.
  await waitFor(() => expect(answer.bodyUsed).toBe(true));
  vi.unstubAllGlobals();
  standInForBrowser();
  expect(bus.recent().map(({ topic }) => topic)).toEqual(['project/project-viewed']);
});

test('[B093, B126] a plant that is seen is one event of the catalogue, for who agreed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const told: unknown[] = [];
  const take: typeof fetch = async (url, options) => {
    if (String(url).endsWith('/conversions')) told.push(JSON.parse(String(options?.body)));
    return Response.json({ ok: 1 });
  };
  vi.stubGlobal('fetch', take);
  const { bus } = renderPage(PlantPage, dataOf());
  bus.publish('shell/consent-changed', { accepted: true }, 'shell@1');
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await waitFor(() => expect(told).toMatchObject([{ event_name: 'ViewContent', plant_id: 7 }]));
  vi.unstubAllGlobals();
  standInForBrowser();
});

test('[C074] the telephone is shown by one click, which is counted; WhatsApp names the project’s code', async () => {
  const user = userEvent.setup();
  const { calls } = renderPage(PlantPage, dataOf(), { C074: () => ({ ok: 1 }), C073: () => ({ ok: 1 }) });
  const [call] = screen.getAllByRole('link', { name: 'Llamar' });
  expect(call?.getAttribute('href')).toBe('tel:+573000000005');
  if (call) await user.click(call);
  expect(screen.getByRole('link', { name: 'Llamar al +57 300 000 0005' })).toBe(call);
  const [chat] = screen.getAllByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(chat?.getAttribute('href') ?? '')).toContain('(código UMB-10003)');
  await waitFor(() =>
    expect(calls).toContainEqual({ id: 'C074', input: { params: { id: 7 }, body: { type: 'phone' } } }),
  );
});

test('the bar of a narrow screen opens the contact dialog', async () => {
  const user = userEvent.setup();
  const { bus } = renderPage(PlantPage, dataOf());
  const bar = within(screen.getByRole('region', { name: 'Contacto' }));
  await user.click(bar.getByRole('button', { name: 'Contactar' }));
  expect(bus.recent().at(-1)).toMatchObject({ topic: 'project/open-contact', payload: { plantId: 7 } });
});

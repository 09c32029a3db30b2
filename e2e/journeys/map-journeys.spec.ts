import type { Locator, Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { resultsMap } from '../pages/results-map.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const bogota = routes.housing.href({ city: 'bogota' });
const withMap = `${bogota}?vista=mapa`;

/** Pixels between a price and its point. */
const legOfPrice = 9;

/** Chunks of the map, and requests for its points. */
function watchMap(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isCode = /\/map\.[0-9a-f]+\.(js|css)$/.test(new URL(request.url()).pathname);
    if (isCode || request.postData()?.includes('_geoloc')) asked.push(request.url());
  });
  return asked;
}

/** Traces a ring in one stroke around the point that a price stands on. */
async function traceRing(page: Page, price: Locator, radius: number) {
  const box = await price.boundingBox();
  if (!box) throw new Error('the price is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height + legOfPrice];
  const at = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 24; step++) await page.mouse.move(...at((step / 24) * 2 * Math.PI));
  await page.mouse.up();
}

/** Where the map of this entry of the history stands. */
function mapPlace(page: Page): Promise<{ readonly lat: number; readonly lng: number; readonly zoom: number }> {
  return page.evaluate(() => window.history.state.map);
}

/** The same once the map has fitted its results. */
async function settledPlace(page: Page) {
  let last = await mapPlace(page);
  await expect(async () => {
    const before = last;
    last = await mapPlace(page);
    expect(last).toEqual(before);
    expect(last.zoom).toBeGreaterThan(6);
  }).toPass();
  return last;
}

/** The price nearest to the middle of the left half of the map, which the panel of the areas leaves free. */
async function mostCentral({ board, prices }: ReturnType<typeof resultsMap>): Promise<Locator> {
  const map = await board.boundingBox();
  const boxes = await Promise.all(
    (await prices.all()).map(async (price) => ({ price, box: await price.boundingBox() })),
  );
  const ranked = boxes.flatMap(({ price, box }) => {
    if (!map || !box) return [];
    const [dx, dy] = [box.x + box.width / 2 - map.x - map.width * 0.4, box.y - map.y - map.height * 0.6];
    return [{ price, distance: Math.hypot(dx, dy) }];
  });
  const [nearest] = ranked.toSorted((a, b) => a.distance - b.distance);
  if (!nearest) throw new Error('there are no prices on the map');
  return nearest.price;
}

test('[R064, B091] the map comes when it is asked for, and not a byte of it before', async ({ page }) => {
  const asked = watchMap(page);
  const map = resultsMap(page);
  await page.goto(bogota);
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vivienda nueva en Bogotá');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Mapa', exact: true }).first().click();
  await expect(map.prices.first()).toBeVisible();
  await expect(map.sight).toContainText(/proyectos a la vista/);
  await page.getByText('Fuentes del mapa').click();
  await expect(page.getByText(/OpenStreetMap contributors/)).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('[R064] an area drawn by mouse, another left out, taken back, and shared with the same count', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const map = resultsMap(page);
  await page.goto(withMap);
  await expect(map.prices.first()).toBeVisible();
  const all = await map.count.innerText();

  await map.openAreas.click();
  await map.include.click();
  await traceRing(page, await mostCentral(map), 150);
  await expect(page).toHaveURL(/poly=i/);
  await expect(map.count).not.toHaveText(all);
  const included = await map.count.innerText();

  await map.exclude.click();
  await traceRing(page, await mostCentral(map), 14);
  await expect(page).toHaveURL(/poly=i[^.]+\.e/);
  await expect(map.count).not.toHaveText(included);
  await expect(map.areas).toHaveCount(2);
  const left = await map.count.innerText();

  await map.undo.click();
  await expect(map.count).toHaveText(included);
  await map.redo.click();
  await expect(map.count).toHaveText(left);

  const other = await browser.newContext();
  const shared = await other.newPage();
  await shared.goto(page.url());
  await expect(resultsMap(shared).count).toHaveText(left);
  await other.close();
});

test('[R064] areas with keys alone: a neighbourhood from the list, a rectangle by numbers, points in the middle', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const map = resultsMap(page);
  await page.goto(withMap);
  await expect(map.prices.first()).toBeVisible();
  await map.openAreas.press('Enter');
  await map.pick.press('Enter');
  await map.pickSearch.fill('suba');
  await map.panel.getByRole('button', { name: 'Incluir Suba', exact: true }).press('Enter');
  await expect(page).toHaveURL(/poly=i/);
  await expect(map.areas).toHaveCount(1);

  await map.rectangle.press('Enter');
  await map.panel.getByLabel('Norte').fill('4,68');
  await map.panel.getByLabel('Sur').fill('4,6');
  await map.panel.getByLabel('Occidente').fill('-74,12');
  await map.panel.getByLabel('Oriente').fill('-74,04');
  await map.panel.getByRole('button', { name: 'Agregar rectángulo' }).press('Enter');
  await expect(map.areas).toHaveCount(2);

  await map.exclude.press('Enter');
  await expect(map.board).toBeFocused();
  for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Space', 'Enter']) await page.keyboard.press(key);
  await expect(map.areas).toHaveCount(3);
  await expect(map.areas.nth(2)).toContainText('excluida');
});

test('[R064] a price opens its card by key, a card of the list points at its price, and Back finds both again', async ({
  page,
}) => {
  const map = resultsMap(page);
  await page.goto(withMap);
  await expect(map.prices.first()).toBeVisible();
  const single = map.prices.and(page.locator('[aria-expanded]')).first();
  await single.focus();
  await page.keyboard.press('Enter');
  await expect(map.card).toBeFocused();
  await expect(map.card.getByRole('link').first()).toBeVisible();
  const title = await map.card.getByRole('heading').innerText();
  await map.card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(map.card.getByRole('heading')).toHaveText(title);
  await map.card.getByRole('button', { name: 'Cerrar la ficha' }).press('Escape');
  await expect(map.card).toHaveCount(0);
});

test('[R064] the list follows the map: the piece in sight stands in the address', async ({ page }) => {
  const map = resultsMap(page);
  await page.goto(withMap);
  await expect(map.prices.first()).toBeVisible();
  await map.follow.check();
  await expect(page).toHaveURL(/caja=/);
  const first = page.url();
  await map.board.focus();
  await page.keyboard.press('+');
  await expect(page).not.toHaveURL(first);
  await map.follow.uncheck();
  await expect(page).not.toHaveURL(/caja=/);
});

test('[R064] without script the page of the map is a picture whose cities are links, and a list of all', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(routes.projectsMap.href());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa de proyectos');
  const picture = page.getByRole('figure', { name: 'Mapa de Colombia y Panamá con sus ciudades' });
  await picture.getByRole('link', { name: 'Cali' }).click();
  await expect(page).toHaveURL(routes.housing.href({ city: 'cali' }));
  await page.goBack();
  const cities = page.getByRole('navigation', { name: 'Proyectos por ciudad' });
  await cities.getByRole('link', { name: /^Bogotá/ }).click();
  await expect(page).toHaveURL(bogota);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[R064] the map takes the screen, a touch opens a card, and the list is one touch away', async ({ page }) => {
    const map = resultsMap(page);
    await page.goto(bogota);
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Mapa', exact: true }).last().tap();
    await expect(page).toHaveURL(/vista=mapa/);
    const single = map.prices.and(page.locator('[aria-expanded]')).first();
    const cluster = map.prices.first();
    await expect(cluster).toBeVisible();
    await ((await single.count()) > 0 ? single : cluster).tap();
    await page.getByRole('link', { name: 'Lista', exact: true }).tap();
    await expect(page).not.toHaveURL(/vista=mapa/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('[R064] two fingers zoom the map around their middle, and the page stays as it is', async ({ page }) => {
    const map = resultsMap(page);
    await page.goto(withMap);
    await expect(map.prices.first()).toBeVisible();
    await expect(map.sight).toBeVisible();
    const place = await settledPlace(page);
    const fingers = await page.context().newCDPSession(page);
    const box = await map.board.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) => {
      const at = (side: number) => ({ x: x + (side * (apart ?? 0)) / 2, y, id: side + 1 });
      return fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : [at(-1), at(1)],
      });
    };
    await touch('touchStart', 40);
    for (let apart = 50; apart <= 160; apart += 10) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(async () => (await mapPlace(page)).zoom).toBeCloseTo(place.zoom + 2, 2);
    const after = await mapPlace(page);
    expect(after.lat).toBeCloseTo(place.lat, 3);
    expect(after.lng).toBeCloseTo(place.lng, 3);
    expect(await page.evaluate(() => [window.visualViewport?.scale, window.scrollY])).toEqual([1, 0]);
  });
});

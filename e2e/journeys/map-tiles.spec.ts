import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { copyReleases } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { startTileServer, type TileServer } from '../fixtures/tile-server.ts';
import { resultsMap } from '../pages/results-map.ts';

const map = routes.projectsMap.href();
const credit = '© Cartografía de prueba';
/** A colour that the portal's own map never has. */
const pink = [255, 0, 200] as const;

/** Opens the map and waits for its prices. A server that has just started may give up its very first page. */
async function openMap(page: Page, url: string) {
  await expect.poll(async () => (await page.request.get(url)).status()).toBe(200);
  await page.goto(url);
  await expect(resultsMap(page).prices.first()).toBeVisible();
  await expect(resultsMap(page).sight).toBeVisible();
}

/** The share of the map's pixels that have the colour of the tiles. */
async function pinkShare(page: Page): Promise<number> {
  const picture = await resultsMap(page).board.screenshot();
  return page.evaluate(
    async ([encoded, colour]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${encoded}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 6)) count += 1;
      }
      return count / (data.length / 4);
    },
    [picture.toString('base64'), [...pink]] as const,
  );
}

test.describe('a map with the tiles of a server', () => {
  let tiles: TileServer | undefined;
  test.afterEach(async () => {
    await tiles?.stop();
    tiles = undefined;
  });

  test('[R064] the policy lets its pictures through, they cover the ground, and their credit is shown', async ({
    page,
    ownShell,
  }) => {
    tiles = await startTileServer(pink);
    const env = { MAP_TILES_URL: tiles.template, MAP_TILES_CREDIT: credit };
    const shell = await ownShell({ artifactsDir: copyReleases(), env });
    await openMap(page, `${shell.url}${map}`);
    await expect(page.getByText(credit)).toBeVisible();
    await expect.poll(() => pinkShare(page)).toBeGreaterThan(0.7);
    expect([...tiles.asked].filter((path) => !/^\/\d+\/\d+\/\d+\.png$/.test(path))).toEqual([]);
    const before = tiles.asked.size;
    await resultsMap(page).board.focus();
    await page.keyboard.press('+');
    const { asked } = tiles;
    await expect.poll(() => asked.size).toBeGreaterThan(before);
    await expect.poll(() => pinkShare(page)).toBeGreaterThan(0.7);
  });

  test('[R064] a tile server that fails leaves our own map, with all that can be done on it', async ({
    page,
    problems,
    ownShell,
  }) => {
    // The server may be stopped while the map still asks.
    problems.allow(/status of 503/, /ERR_CONNECTION_REFUSED .*\.png/);
    tiles = await startTileServer(pink, true);
    const env = { MAP_TILES_URL: tiles.template, MAP_TILES_CREDIT: credit };
    const shell = await ownShell({ artifactsDir: copyReleases(), env });
    await openMap(page, `${shell.url}${map}`);
    await expect.poll(() => tiles?.asked.size).toBeGreaterThan(0);
    expect(await pinkShare(page)).toBe(0);
    const results = resultsMap(page);
    const sight = await results.sight.innerText();
    await results.board.focus();
    for (const key of ['+', '+', 'ArrowUp']) await page.keyboard.press(key);
    await expect(results.sight).not.toHaveText(sight);
    await expect(results.prices.first()).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { resultsMap } from '../pages/results-map.ts';

/** What a first map may cost beside its listing: its code and its ground. */
const mostBytes = 60_000;
/** Streets and stations, zones alone, nothing but outlines. */
const cities = ['bogota', 'barranquilla', 'pereira'];

test('[R064] a first map is at most 60 KB more than its listing, with all of its ground', async ({ page }) => {
  const pieces = countPieces(page);
  for (const city of cities) {
    pieces.length = 0;
    // Each map is drawn by a document of its own.
    await page.goto('about:blank');
    await page.goto(`${routes.housing.href({ city })}?vista=mapa`);
    await expect(resultsMap(page).prices.first()).toBeVisible();
    await expect.poll(() => pieces.filter(isTile).length, `${city}: its tiles`).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
    expect.soft(bytes, JSON.stringify(pieces)).toBeLessThanOrEqual(mostBytes);
    expect.soft(bytes, `${city}: its code was counted`).toBeGreaterThan(10_000);
  }
});

interface Piece {
  readonly path: string;
  readonly bytes: number;
}

function isTile({ path }: Piece): boolean {
  return path.endsWith('.mvt');
}

/** The code of the map and the files of its ground, as they are sent. */
function countPieces(page: Page): Piece[] {
  const pieces: Piece[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const bytes = Number(response.headers()['content-length'] ?? 0);
    if (/\/(?:map\.[0-9a-f]+\.(?:js|css)|index\.json|\d+\/\d+\/\d+\.mvt)$/.test(path)) pieces.push({ path, bytes });
  });
  return pieces;
}

import type { Request } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { readPictureFacts } from '../fixtures/picture-facts.ts';
import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { sweepTag } from '../sweeps.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const kilobyte = 1024;

interface View {
  readonly name: string;
  readonly path: (catalogue: Catalogue) => string;
}

/** Screens that live of their pictures. */
const views: readonly View[] = [
  { name: 'home', path: () => routes.home.href() },
  { name: 'listing', path: () => routes.housing.href({ city: 'bogota' }) },
  { name: 'plant', path: ({ plant }) => plant.href },
  { name: 'builders', path: () => routes.builders.href() },
  { name: 'builder', path: ({ plant }) => routes.builder.href({ builder: plant.builderSlug }) },
  { name: 'news', path: () => routes.news.href() },
  {
    name: 'article',
    path: ({ article }) => routes.articleInCategory.href({ category: article.category, id: article.slug }),
  },
  { name: 'guides', path: () => routes.guides.href() },
  { name: 'fairs', path: () => routes.fairs.href() },
];

test.describe('a picture has its place, words and colour before it arrives', () => {
  for (const { name, path } of views)
    test(name, { tag: sweepTag }, async ({ page, catalogue }) => {
      await page.goto(path(catalogue));
      const pictures = await readPictureFacts(page);
      expect(pictures.length).toBeGreaterThan(0);
      const faulty = pictures.filter(({ hasSize, hasAlt, hasGround }) => !(hasSize && hasAlt && hasGround));
      expect(faulty).toEqual([]);
    });
});

test('photos are offered as AVIF, with another format for browsers without it', async ({ page }) => {
  await page.goto(routes.housing.href({ city: 'bogota' }));
  const pictures = await readPictureFacts(page);
  const photos = pictures.filter(({ src }) => src.startsWith('/media/building/'));
  expect(photos.length).toBeGreaterThan(20);
  expect(photos.filter(({ src, types }) => !src.endsWith('.webp') || types.join() !== 'image/avif')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('a listing loads at most 350 KB of pictures before anybody scrolls', async ({ page }) => {
    const loaded: { readonly path: string; readonly bytes: Promise<number> }[] = [];
    const asked = new Set<Request>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.add(request);
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'image') return;
      const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
      loaded.push({ path: new URL(request.url()).pathname, bytes });
    });
    await page.goto(routes.housing.href({ city: 'bogota' }));
    await expectHydrated(page);
    const photo = listingPage(page).cards.first().locator('img').first();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect.poll(() => asked.size).toBe(loaded.length);
    const sizes = await Promise.all(loaded.map(({ bytes }) => bytes));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(20 * kilobyte);
    expect(total).toBeLessThanOrEqual(350 * kilobyte);
    // Three pixels to a point are no reason to load more than anybody sees.
    expect(loaded.filter(({ path }) => /-(1280|1600)\./.test(path)).map(({ path }) => path)).toEqual([]);
  });
});

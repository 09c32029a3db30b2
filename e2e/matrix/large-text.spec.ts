import { routes } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { lostText } from '../fixtures/cut-text.ts';
import { test } from '../fixtures/lasting-tab.ts';
import { seeded, signInDirectly } from '../fixtures/session.ts';
import { expect } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

// As somebody sets it who cannot read small letters: the browser's own size of text is 32 px instead of 16.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
  },
});

/** Names, each with the lines that it takes and the words that it has. */
const broken = (links: Element[]) =>
  links.flatMap(({ textContent, firstChild }) => {
    const range = document.createRange();
    if (firstChild) range.selectNodeContents(firstChild);
    return range.getClientRects().length > textContent.split(' ').length ? [textContent] : [];
  });

interface Large {
  readonly path: (catalogue: Catalogue) => string;
  readonly visitor?: keyof typeof seeded;
}

const looked: Record<string, Large> = {
  home: { path: () => routes.home.href() },
  listing: { path: () => routes.housing.href({ city: 'bogota' }) },
  development: { path: ({ development }) => development.href },
  plant: { path: ({ plant }) => plant.href },
  favourites: { path: () => routes.accountFavourites.href(), visitor: 'visitor' },
  'home of a builder': { path: () => routes.builderHome.href(), visitor: 'builder' },
};

for (const [name, { path, visitor }] of Object.entries(looked)) {
  test(`where text is twice as large nothing of ${name} is cut or beyond the screen, wide or narrow`, async ({
    page,
    context,
    catalogue,
  }) => {
    if (visitor) await signInDirectly(context, seeded[visitor]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path(catalogue));
    await expectHydrated(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => lostText(page), { message: `${width} px wide` }).toEqual([]);
    }
  });
}

test('[R130] where text is twice as large no name of a type is broken within a word, and no fact of the offer is cut', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.development.href);
  const types = page.getByRole('table', { name: /^Tipos de inmueble/ }).getByRole('rowheader');
  await expect(types).not.toHaveCount(0);
  expect(await types.getByRole('link').evaluateAll(broken)).toEqual([]);
  const facts = page.getByRole('region', { name: 'Precio y contacto' }).getByRole('definition');
  await expect(facts).toHaveCount(4);
  const isCut = (all: Element[]) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
  expect(await facts.evaluateAll(isCut)).toEqual([]);
});

test('[B050] where text is twice as large the comparator breaks no price on a phone, and cuts no name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.housing.href({ city: 'bogota' }));
  await expectHydrated(page);
  const compare = listingPage(page).cards.getByRole('button', { name: /^Comparar/ });
  for (const nth of [0, 1]) await compare.nth(nth).click();
  const { open, overlay } = comparator(page);
  await open.click();
  const heads = overlay.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(heads).toHaveCount(2);
  const faults = (all: Element[]) =>
    all.flatMap((head) => {
      const [name, price] = [head.querySelector('a'), [...head.querySelectorAll('span')].find(isPrice)];
      const range = document.createRange();
      if (price) range.selectNodeContents(price);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
      return [
        ...(lines === 1 ? [] : [`price in ${lines} lines`]),
        ...(name && name.scrollHeight <= name.clientHeight + 1 ? [] : [`name cut: ${name?.textContent}`]),
      ];
      function isPrice(one: Element) {
        return /^\$\s[\d.]+$/.test(one.textContent);
      }
    });
  expect(await heads.evaluateAll(faults)).toEqual([]);
});

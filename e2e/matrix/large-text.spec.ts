import { test } from '../fixtures/lasting-tab.ts';
import { expect } from '../fixtures/test.ts';

/** Names, each with the lines that it takes and the words that it has. */
const broken = (links: Element[]) =>
  links.flatMap(({ textContent, firstChild }) => {
    const range = document.createRange();
    if (firstChild) range.selectNodeContents(firstChild);
    return range.getClientRects().length > textContent.split(' ').length ? [textContent] : [];
  });

test('[R130] where text is twice as large no name of a type is broken within a word, and no fact of the offer is cut', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.development.href);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const types = page.getByRole('table', { name: /^Tipos de inmueble/ }).getByRole('rowheader');
  await expect(types).not.toHaveCount(0);
  expect(await types.getByRole('link').evaluateAll(broken)).toEqual([]);
  const facts = page.getByRole('region', { name: 'Precio y contacto' }).getByRole('definition');
  await expect(facts).toHaveCount(4);
  const isCut = (all: Element[]) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
  expect(await facts.evaluateAll(isCut)).toEqual([]);
});

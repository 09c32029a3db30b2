import { sharedComparisonHref } from '@umbral/domain/routes/shared-comparison.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { readHtmlFacts } from '../fixtures/html-facts.ts';
import { askFor } from '../fixtures/raw-request.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** So many homes are walked, so many documents asked for at a time. */
const walked = 200;
const atOnce = 4;

/** Below this share of the price only social housing may begin, percent. */
const leastInitial = 30;

/** A home as its card in a listing tells it; amounts as they are written. */
interface Card {
  readonly id: number;
  readonly href: string;
  readonly price: string;
  readonly credit: string;
}

const pesos = String.raw`\$ [\d.]+`;
const found = (text: string, pattern: string) => new RegExp(pattern).exec(text)?.slice(1) ?? [];

test('[B088, B089, B090, B147] card, page, quote, plan and calculator of 200 homes say one set of amounts', async () => {
  test.setTimeout(120_000);
  const cards = await cardsOf(walked);
  expect(cards).toHaveLength(walked);
  const faults: string[] = [];
  const queue = [...cards];
  const walk = async () => {
    for (let card = queue.shift(); card; card = queue.shift()) faults.push(...(await faultsOf(card)));
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  expect(faults).toEqual([]);
});

test('[B088, B050] the comparator says of four homes what their cards say', async ({ page }) => {
  const cards = await cardsOf(4);
  await page.goto(sharedComparisonHref(cards.map(({ id }) => id)));
  const overlay = page.getByRole('dialog', { name: `Comparación compartida (${cards.length})` });
  const row = overlay.getByRole('row', { name: /^Cuota al mes del crédito/ });
  for (const { price, credit } of cards) {
    await expect(row).toContainText(credit);
    await expect(overlay).toContainText(price);
  }
});

/** The first homes whose price is told of the listing that shows each type by itself. */
async function cardsOf(count: number): Promise<Card[]> {
  const cards: Card[] = [];
  for (let page = 1; cards.length < count; page += 1) {
    const { text } = await askFor(`${routes.housing.href()}?por=tipo&page=${page}`);
    const articles = [...text.matchAll(/<article\b([^>]*)>.*?<\/article>/gs)];
    if (articles.length === 0) break;
    cards.push(...articles.flatMap(([html, opening = '']) => cardOf(html, opening)));
  }
  return cards.slice(0, count);
}

function cardOf(html: string, opening: string): Card[] {
  const { text, slotLinks } = readHtmlFacts(`<main>${html}</main>`);
  const [price, credit] = found(text, `Desde (${pesos}) cuota del crédito aprox\\. (${pesos})`);
  const [id] = found(opening, 'data-impression="(\\d+)"');
  const href = slotLinks[0]?.href;
  return price && credit && id && href ? [{ id: Number(id), href, price, credit }] : [];
}

/** What the page of a home, and the calculator with its terms, say otherwise than its card or than one another. */
async function faultsOf({ href, price, credit }: Card): Promise<string[]> {
  const { text } = (await factsOf(href)).facts;
  const [ofPage, monthly] = found(text, `Cuota del crédito aprox\\. (${pesos}) al mes; .*?, (${pesos}) `);
  const [initial, loan, quoted] = found(
    text,
    `Cuota inicial (${pesos}) Valor del crédito (${pesos}) Cuota del crédito (${pesos})`,
  );
  const [total] = found(text, `Total aproximado al mes (${pesos})`);
  const [owed] = found(text, `saldo con el crédito (${pesos})`);
  const [planned, plannedCredit] = found(text, `Empieza el crédito (${pesos}) al mes: (${pesos}) del crédito`);
  const said = {
    price: [price, found(text, `Desde (${pesos}) Cuota del crédito`)[0]],
    credit: [credit, ofPage, quoted, plannedCredit, await calculated(text, price)],
    loan: [loan, owed],
    initial: [initial, found(text, `Costos .*? Cuota inicial (${pesos})`)[0]],
    monthly: [monthly, total, planned],
  };
  return Object.entries(said)
    .filter(([, amounts]) => amounts.includes(undefined) || new Set(amounts).size > 1)
    .map(([what, amounts]) => `${href}: ${what} is ${amounts.join(', ')}`);
}

/** The instalment that the calculator finds with price and terms of a page. */
async function calculated(text: string, price: string): Promise<string | undefined> {
  const [rate = ''] = found(text, String.raw`tasa usada ([\d,]+) % E\.A\.`);
  const [initial = ''] = found(text, String.raw`([\d,]+) % del precio`);
  const [years = ''] = found(text, String.raw`En (\d+) años pagas`);
  const query = new URLSearchParams({
    valor: price.replace(/\D/g, ''),
    tipo: Number(initial.replace(',', '.')) < leastInitial ? 'vis' : 'otra',
    inicial: initial.replace(',', '.'),
    plazo: years,
    tasa: rate.replace(',', '.'),
  });
  const { facts } = await factsOf(`${routes.creditCalculator.href()}?${query}`);
  return found(facts.text, `Cuota mensual (${pesos})`)[0];
}

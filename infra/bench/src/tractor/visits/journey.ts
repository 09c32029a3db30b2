import type { Browser, Page } from 'playwright';
import type { Contender } from '../contenders/contender.ts';

/** Something that the reference's list of features names. */
interface Step {
  readonly what: string;
  readonly act: (page: Page, shop: Contender) => Promise<void>;
}

const limitMs = 45_000;

/** Wording differs between the shops. */
const basket = /Basket|Shopping Cart/;
const emptied = /Total: 0(,00)? Ø/;

const steps: readonly Step[] = [
  {
    what: 'home with categories and recommendations',
    async act(page, { origin, home }) {
      await page.goto(origin + home);
      await page.getByText('Autonomous Tractors').waitFor();
      await shows(page, 'Recommendations');
    },
  },
  {
    what: 'categories and their filter',
    async act(page, { origin, home }) {
      await page.goto(origin + home);
      await page.getByText('Classic Tractors').click();
      await shows(page, 'Classics');
      await page.getByText('15 products').waitFor();
      await page.getByRole('link', { name: 'Autonomous', exact: true }).click();
      await page.getByText('8 products').waitFor();
    },
  },
  {
    what: 'stores',
    async act(page, { origin, home }) {
      await page.goto(origin + home);
      await page.getByRole('link', { name: 'Stores', exact: true }).click();
      await page.getByText('Aurora Flagship Store').first().waitFor();
    },
  },
  {
    what: 'a product and its variants',
    async act(page, { origin, home }) {
      await page.goto(origin + home);
      await page.getByRole('link', { name: 'Machines', exact: true }).click();
      await shows(page, 'All Machines');
      await page.getByText('Heritage Workhorse').first().click();
      await shows(page, 'Heritage Workhorse');
      await page.locator('a[href$="sku=CL-01-GY"]').first().click();
      await page.locator('img[src*="CL-01-GY"][width="400"]').waitFor();
      await page.getByText('in stock').first().waitFor();
    },
  },
  {
    what: 'word of what was added',
    async act(page, { origin }) {
      await addToCart(page, origin, 'CL-01');
      await page.getByText('Tractor was added.').waitFor();
    },
  },
  {
    what: 'a cart that the mini cart counts, with recommendations',
    async act(page, { origin }) {
      await addToCart(page, origin, 'CL-01');
      await toCart(page);
      await page.getByText('CL-01-GR').first().waitFor();
      await shows(page, 'Recommendations');
    },
  },
  {
    what: 'out of the cart again',
    async act(page, { origin }) {
      await addToCart(page, origin, 'AU-02');
      await toCart(page);
      await page
        .getByRole('button', { name: /^Remove/ })
        .or(page.locator('[title^="Remove"]'))
        .first()
        .click();
      await page.getByText(emptied).waitFor();
    },
  },
  {
    what: 'an order with a name and a store, and an empty cart after it',
    async act(page, { origin }) {
      await addToCart(page, origin, 'CL-02');
      await toCart(page);
      await order(page);
      await page.locator('a[href$="/checkout/cart"]').first().click();
      await shows(page, basket);
      await page.getByText(emptied).waitFor();
    },
  },
];

/** Goes through everything that the reference's list of features names, each by a new visitor; gives what a shop does not do. */
export async function missingFeatures(browser: Browser, shop: Contender): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { what, act } of steps) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(limitMs);
    await act(page, shop).catch((error: Error) => {
      console.error(`${shop.name}, ${what}: ${error.message.split('\n', 1)}`);
      missing.push(what);
    });
    await context.close();
  }
  return missing;
}

async function shows(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('h1, h2', { hasText: text }).first().waitFor();
}

/** Once the page is at rest: what a page does before its scripts have come is another question. */
async function addToCart(page: Page, origin: string, product: string): Promise<void> {
  await page.goto(`${origin}/product/${product}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'add to basket' }).click();
}

/** By the mini cart, unless the shop leads there by itself. */
async function toCart(page: Page): Promise<void> {
  await page
    .locator('a[href$="/checkout/cart"]', { hasText: '1' })
    .or(page.locator('h2', { hasText: basket }))
    .first()
    .waitFor();
  if ((await page.locator('h1, h2', { hasText: basket }).count()) === 0)
    await page.locator('a[href$="/checkout/cart"]').first().click();
  await shows(page, basket);
  await page.locator('a[href$="/checkout/cart"]', { hasText: '1' }).waitFor();
}

/** The form refuses until a name and a store are there. */
async function order(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Checkout' }).click();
  const place = page.getByRole('button', { name: 'place order' });
  await place.and(page.locator(':disabled')).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByRole('button', { name: 'choose a store' }).click();
  await page
    .getByRole('button', { name: /^select/i })
    .nth(1)
    .click();
  await place.click();
  await shows(page, /Thanks for your order/);
}

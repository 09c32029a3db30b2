import type { Page } from '@playwright/test';
import { watchShifts } from '../fixtures/layout-shift.ts';
import { type MadeLink, makeLink, revokeLink } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';
import { releaseTrial, trial } from '../fixtures/trial-release.ts';
import { expectNoViolationInAnyTheme } from '../tasks/access-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const { remote, path: fairs, stable, tried } = trial;
const version = '7.0.0-prueba';
const said = 'Estás viendo una versión de prueba';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Versión de prueba' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a link with a version that nobody else gets', () => {
  test.describe.configure({ mode: 'default' });
  let link: MadeLink;

  test.beforeAll(async () => {
    await releaseTrial(version);
    link = await makeLink({ pins: { [remote]: version }, path: fairs, currency: 'usd' });
  });

  test('shows it on both sides, everywhere, until one leaves; others see nothing of it', async ({ page, request }) => {
    const shifts = await watchShifts(page);
    const answer = await page.goto(link.url);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text(), 'drawn on the server').toContain(tried);
    await expect(page).toHaveURL(new RegExp(`${fairs}$`));
    await expect(title(page)).toHaveText(tried);
    await expect(page.getByLabel('Moneda')).toHaveValue('usd');
    await expect(banner(page)).toContainText(`${remote} ${version} en vez de`);
    await expectHydrated(page);
    expect(await shifts(), 'the strip has its place from the start').toBeLessThan(0.02);

    await page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
    await expect(page).toHaveURL(/feria-virtual/);
    await expect(banner(page)).toBeVisible();
    await page.goto(fairs);
    await expect(title(page)).toHaveText(tried);
    const others = await request.get(fairs);
    expect(await others.text()).toContain(stable);
    expect(await others.text()).not.toContain(said);

    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(title(page)).toHaveText(stable);
    await expect(banner(page)).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('umbral_link');
  });

  test('stands beside production: scroll, way and width go together', async ({ page }) => {
    await page.goto(link.url);
    await banner(page).getByRole('link', { name: 'Comparar con producción' }).click();
    const [production, trial] = ['Producción', 'Versión de prueba'].map((name) =>
      page.frameLocator(`iframe[title="${name}"]`),
    );
    if (!production || !trial) throw new Error('Two sides.');
    await expect(production.getByRole('heading', { level: 1 })).toHaveText(stable);
    await expect(trial.getByRole('heading', { level: 1 })).toHaveText(tried);
    await expect(trial.getByText(said)).toHaveCount(0);

    const scrolled = () => production.locator('html').evaluate((element) => element.scrollTop);
    await trial.getByRole('heading', { level: 1 }).hover();
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(await scrolled()).toBeGreaterThan(0);
    }).toPass();

    await page.getByRole('radio', { name: '390' }).check();
    await expect.poll(() => trial.locator('html').evaluate((element) => element.clientWidth)).toBeLessThanOrEqual(390);
    await trial.locator('main:not([data-ssr])').waitFor();
    await trial.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first().click();
    const addresses = () => page.frames().map((frame) => frame.url());
    await expect.poll(() => addresses().filter((url) => /feria-virtual.*_lado=produccion/.test(url))).toHaveLength(1);
    expect(addresses().filter((url) => /feria-virtual/.test(url))).toHaveLength(2);
  });

  test('works without script and with the keyboard, and is easy to see in both themes', async ({ browser, page }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(link.url);
    await expect(banner(plain)).toBeVisible();
    await banner(plain).getByRole('link', { name: 'Copiar enlace' }).click();
    await expect(plain.getByLabel('Enlace para compartir')).toHaveValue(link.url);
    await plain.getByRole('button', { name: 'Salir' }).click();
    await plain.goto(fairs);
    await expect(title(plain)).toHaveText(stable);
    await plain.close();

    await page.goto(link.url);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolationInAnyTheme(page, { part: '#umbral-qa', where: String(width) });
    }
    await banner(page).getByRole('link', { name: 'Copiar enlace' }).focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Salir' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
  });

  test('is copied, and opened by somebody else it is the same', async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(link.url);
    await expect(banner(page)).toContainText('dentro de');
    await banner(page).getByRole('link', { name: 'Copiar enlace' }).click();
    await expect(banner(page)).toContainText('Enlace copiado');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const other = await browser.newPage();
    await other.goto(copied);
    await expect(title(other)).toHaveText(tried);
    await other.close();
  });

  test('that was changed or taken back is refused with a way out, and nothing of it is applied', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 4(03|10)/, /answered 410/);
    const [said = '', ...rest] = new URL(link.url).pathname.split('/').at(-1)?.split('.') ?? [];
    const changed = said.slice(0, -4) + (said.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    const answer = await page.goto(`/_link/${[changed, ...rest].join('.')}`);
    expect(answer?.status()).toBe(403);
    await expect(title(page)).toHaveText('Este enlace de prueba no es válido');
    await page.getByRole('link', { name: 'Ver el portal normal' }).click();
    await expect(title(page)).toHaveText(/Tu casa todavía/);

    const short = await makeLink({ pins: { [remote]: version }, path: fairs });
    await page.goto(short.url);
    await expect(title(page)).toHaveText(tried);
    await revokeLink(short);
    await expect
      .poll(async () => (await page.goto(fairs))?.status(), { timeout: 20_000, intervals: [1000] })
      .not.toBe(200);
    await expect(title(page)).toHaveText('Este enlace de prueba fue retirado');
    await page.goto(fairs);
    await expect(title(page)).toHaveText(stable);
  });
});

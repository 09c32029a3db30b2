import { routes } from '@umbral/domain/routes/table.ts';
import { barsShare, hiddenFocus } from '../fixtures/page-cover.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test.describe('by the keyboard alone', () => {
  test('the first key leads past the header into the page', async ({ page }) => {
    await page.goto(routes.housing.href({ city: 'bogota' }));
    await expectHydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  test('[B050] on a phone what gets the focus is scrolled clear of the bars at the foot', async ({
    page,
    catalogue,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(catalogue.plant.href);
    await expectHydrated(page);
    await expect(page.getByRole('region', { name: 'Contacto', exact: true })).toBeVisible();
    expect(await hiddenFocus(page, 60)).toEqual([]);
  });

  test('magnified twice, bars leave two thirds of the screen to the page', async ({ page, catalogue }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    for (const href of [routes.housing.href({ city: 'bogota' }), catalogue.plant.href, catalogue.launch.href]) {
      await page.goto(href);
      await expectHydrated(page);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await expect.poll(() => barsShare(page), { message: href }).toBeLessThan(1 / 3);
    }
  });

  test('a menu opens, closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto(routes.fairs.href());
    await expectHydrated(page);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    const link = menu.getByRole('link', { name: 'Noticias' });
    const trigger = menu.getByText('Actualidad', { exact: true });
    await expect(async () => {
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('a dialog takes the focus, keeps it and gives it back', async ({ page }) => {
    await page.goto(routes.fairs.href());
    await expectHydrated(page);
    const trigger = page.getByRole('banner').getByRole('link', { name: 'Ingresar' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const isInside = () =>
      dialog.evaluate((node) => node.contains(document.activeElement) || document.activeElement === document.body);
    for (const _ of Array.from({ length: 12 })) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('a card is one stop of the Tab key, and arrows lead to all else that can be done with it', async ({ page }) => {
    await page.goto(routes.housing.href({ city: 'bogota' }));
    await expectHydrated(page);
    const cards = page.getByRole('region', { name: 'Resultados' }).getByRole('article');
    const main = (nth: number) => cards.nth(nth).locator('[data-main]');
    await expect(async () => {
      await main(0).focus();
      await page.keyboard.press('Tab');
      await expect(main(1)).toBeFocused({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('Tab');
    await expect(main(2)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(main(1)).toBeFocused();
    const heart = cards.nth(1).getByRole('button', { name: /favorit/i });
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(heart).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Shift+Tab');
    await expect(main(0)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(cards.nth(1).getByRole('button').last()).toBeFocused();
  });

  test('after a change of page the focus is on its heading and the title is announced', async ({ page }) => {
    await page.goto(routes.fairs.href());
    await expectHydrated(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/feria-virtual/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/virtual/i);
    await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(1);
  });
});

import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { keptPages } from '../fixtures/kept-pages.ts';
import { noLine } from '../fixtures/problems.ts';
import { expect, test } from '../fixtures/test.ts';
import { contactForm } from '../pages/contact-form.ts';
import { offlineStrip } from '../pages/offline-strip.ts';
import { plantPage } from '../pages/plant-page.ts';
import { fillContact } from '../tasks/contact-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test.use({ serviceWorkers: 'allow' });

const list = '/proyectos-vivienda/bogota';

test('[B058] the portal can be installed; what was read opens without a line, the rest says what can be opened; a heart and a form wait, and the form is sent once', async ({
  page,
  context,
  catalogue,
  stranger,
  database,
  problems,
}) => {
  // Three documents with all their files, kept and opened.
  test.slow();
  problems.allow(...noLine);
  const { href, projectTitle, id } = catalogue.plant;
  await page.goto(list);
  await expect.poll(() => keptPages(page), { timeout: 30_000 }).toContain(list);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A browser without a profile installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await page.goto(href);
  await expectHydrated(page);
  await contactForm(page).consent.check();
  await expect.poll(() => keptPages(page), { timeout: 30_000 }).toContain(href);
  // What the device keeps must do: the browser's own cache may have let it go.
  await browser.send('Network.clearBrowserCache');
  await context.setOffline(true);

  await page.goto(list);
  await expect(offlineStrip(page)).toHaveText(/^Estás sin conexión: lo que ves es de las \d{1,2}:\d\d\.$/);
  await expect(page).toHaveURL(list);

  await page.goto('/quienes-somos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estás sin conexión');
  const offered = page.getByRole('listitem').filter({ hasText: projectTitle });
  await expect(offered.locator('img')).toHaveJSProperty('naturalWidth', 400);
  await offered.getByRole('link').click();
  await expect(page).toHaveURL(href);
  await expect(offlineStrip(page)).toBeVisible();
  await expect(plantPage(page).heading).toContainText(projectTitle);

  // What handles both is there, too.
  await expect(contactForm(page).form).toHaveAttribute('novalidate');
  await plantPage(page).save.click();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), localKeys.keptHearts))
    .toBe(JSON.stringify([id]));
  await page.keyboard.press('Escape');
  await fillContact(page, stranger);
  await contactForm(page).send.click();
  await expect(contactForm(page).kept).toBeVisible();

  await context.setOffline(false);
  // A server that was not reached at once is asked again after half a minute.
  await expect(contactForm(page).sent).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('link', { name: 'Ver la página de ahora' })).toBeVisible();
  const sent = await database.rows('select id from contact where lower(email) = $1', stranger.email);
  expect(sent).toHaveLength(1);
});

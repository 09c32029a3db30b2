import type { Page } from '@playwright/test';
import { operatorToken } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';
import { releaseTrial, trial } from '../fixtures/trial-release.ts';
import { linkForm } from '../pages/link-form.ts';
import { platformConsole } from '../pages/platform-console.ts';
import { toolbar } from '../pages/toolbar.ts';
import { expectNoViolationInAnyTheme } from '../tasks/access-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const { remote, path: fairs, tried } = trial;
const version = '7.1.0-prueba';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Versión de prueba' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeAll(() => releaseTrial(version));

test('whoever is signed in at the console makes a link from a page: versions, a fault, a switch, a currency; all of it is told', async ({
  page,
  request,
  problems,
}) => {
  test.slow();
  // What a screen still asks when its session ends is refused.
  problems.allow(/status of 401/);
  const { token, enter, leave } = platformConsole(page);
  const { bar, handle, app, newLink } = toolbar(page);
  await page.goto('/platform/enlaces');
  await token.fill(operatorToken);
  await enter.click();
  await expect(leave).toBeVisible();
  await page.goto(fairs);
  await handle.click();
  await expect(app(remote)).toBeVisible();
  await expect(app('mf-builder'), 'draws nothing here').toHaveCount(0);
  await expectNoViolationInAnyTheme(page, { part: 'aside', where: 'toolbar' });
  expect(await (await request.get(fairs)).text(), 'nobody else gets a byte of it').not.toContain('toolbar');

  await newLink.click();
  const form = linkForm(page);
  await expect(form.path).toHaveValue(fairs);
  await form.removeVersion('shell').click();
  await form.version(remote).selectOption({ label: version });
  await form.addFault.click();
  await form.fault('Remoto').selectOption('mf-content');
  await form.fault('Milisegundos').fill('30');
  await form.marksOwners.check();
  await form.currency.selectOption('usd');
  await form.purpose.fill('mirar la feria en dólares');
  await form.create.click();
  const all = [
    `${remote} ${version}`,
    'mf-content va lento en el servidor (30 ms)',
    'Moneda: USD',
    'Se marca de quién es cada parte',
  ];
  for (const one of all) await expect(form.links.first()).toContainText(one);

  await page.goto(await form.made.inputValue());
  await expect(title(page)).toHaveText(tried);
  await expect(page.getByLabel('Moneda')).toHaveValue('usd');
  await banner(page).getByText('Qué cambia').click();
  for (const one of all) await expect(banner(page)).toContainText(one);
  await handle.click();
  await expect(app(remote)).toContainText(version);
  await page.goto('/platform');
  await leave.click();
  await page.goto(fairs);
  await expect(banner(page)).toBeVisible();
  await expectHydrated(page);
  await expect(bar).toHaveCount(0);
});

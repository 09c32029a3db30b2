import { routes } from '@umbral/domain/routes/table.ts';
import { countDocuments } from '../fixtures/interference.ts';
import { copyReleases } from '../fixtures/release.ts';
import { buildStranger, stranger } from '../fixtures/stranger.ts';
import { expect, test } from '../fixtures/test.ts';
import { busInspector } from '../pages/bus-inspector.ts';
import { followLink, partsAreReady } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('a remote that no table knows has a page, links, a fact that crosses tabs and an intent', async ({
  page,
  context,
  ownShell,
}) => {
  test.slow();
  const artifactsDir = copyReleases();
  buildStranger(artifactsDir, '1.0.0');
  const shell = await ownShell({ artifactsDir });
  await shell.run(stranger, '1.0.0');
  const heading = page.getByRole('heading', { level: 1 });
  const asked = (count: number) => page.getByRole('button', { name: `Preguntaste ${count} veces` });

  // Softly from a page of somebody else, and back.
  const documents = countDocuments(page);
  await page.goto(`${shell.url}${routes.fairs.href()}?inspector`);
  await expectHydrated(page);
  await partsAreReady(page);
  await followLink(page, '/seguros/cali?plan=total');
  await expect(heading).toHaveText('Seguro de hogar en cali');
  await expect(page).toHaveTitle(/^Seguro de hogar en cali/);
  await expectHydrated(page);
  await asked(0).click();
  await page.goBack();
  await expect(heading).toHaveText('Ferias de vivienda');
  await page.goForward();
  await expect(asked(1)).toBeVisible();
  expect(documents()).toBe(1);

  // Another tab hears what the first one tells, and what it kept.
  const other = await context.newPage();
  await other.goto(`${shell.url}/seguros/medellin?inspector`);
  await expectHydrated(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Seguro de hogar en medellin');
  const there = busInspector(other);
  await expect(there.panel).toBeVisible();
  await asked(1).click();
  const heard = there.events.filter({ hasText: 'insurance/quoted' });
  await expect(heard).toContainText('mf-insurance@1.0.0');
  await heard.click();
  await expect(heard).toContainText('"count": 2');

  // Whoever asks it is answered by it.
  const here = busInspector(page);
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(asked(0)).toBeVisible();
  await expect(here.events.filter({ hasText: 'insurance/recount' })).toContainText('atendido en');
});

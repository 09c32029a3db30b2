import { readFileSync } from 'node:fs';
import { routes } from '@umbral/domain/routes/table.ts';
import { activeRemotes, activeVersion, copyReleases, makeRelease } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';
import { busInspector } from '../pages/bus-inspector.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const listing = `${routes.housing.href({ city: 'medellin' })}?inspector`;

test('a session of search, comparison and favourites is recorded, and a version that does otherwise is told by field', async ({
  page,
  ownShell,
  problems,
}, testInfo) => {
  test.slow();
  const everything = await ownShell({ artifactsDir: copyReleases() });
  await page.goto(`${everything.url}${listing}`);
  await expectHydrated(page);
  const inspector = busInspector(page);
  await expect(inspector.panel).toBeVisible();
  await inspector.fold.click();
  const { cards } = listingPage(page);
  const { tray } = comparator(page);
  const compare = (index: number) => cards.nth(index).getByRole('button', { name: /^Comparar/ });
  for (const index of [0, 1, 2]) await compare(index).click();
  await expect(tray).toContainText('3 de 4');
  await compare(1).click();
  await expect(tray).toContainText('2 de 4');
  await cards
    .nth(0)
    .getByRole('button', { name: /favoritos$/ })
    .click();
  // Somebody without an account is asked to sign in.
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
  await inspector.unfold.click();
  await expect(inspector.events.filter({ hasText: 'account/toggle-favourite' })).toContainText('atendido en');
  await expect(inspector.events.filter({ hasText: 'comparator/selection-changed' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await inspector.save.click();
  const file = testInfo.outputPath('recording.json');
  await (await download).saveAs(file);
  const recording = JSON.parse(readFileSync(file, 'utf8'));
  expect(recording.versions['mf-comparator']).toBe(activeVersion('mf-comparator'));

  // Only what is tried and the shell: nobody else speaks.
  const alone = copyReleases({ without: activeRemotes().filter((name) => name !== 'mf-comparator') });
  makeRelease({
    artifactsDir: alone,
    app: 'mf-comparator',
    version: '9.9.9',
    edit: (name, text) => (name.startsWith('web/') ? louder(text) : text),
  });
  const shell = await ownShell({ artifactsDir: alone });
  problems.allow(/status of (503|404)/, /is not in the composition/);
  const replayOn = async (path: string) => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${shell.url}${path}?inspector`);
    await inspector.replay(file, 'mf-comparator');
    return inspector.outcome;
  };
  await page.goto(`${shell.url}/no-existe`);
  await expect(await replayOn('/no-existe')).toContainText(/hace lo mismo que la grabada/, { timeout: 30_000 });

  await shell.run('mf-comparator', '9.9.9');
  const outcome = await replayOn('/tampoco-existe');
  await expect(outcome).toContainText('mf-comparator@9.9.9', { timeout: 30_000 });
  await expect(outcome).toContainText(
    /comparator\/selection-changed items\[0\]\.title: dijo otra cosa: "(.+)" → "\1!"/,
  );
});

/** A comparator that tells the titles of what is compared with an exclamation mark. */
function louder(text: string): string {
  return text.replace(
    /("comparator\/selection-changed",\{items:)(\[\.\.\.\w+\])/,
    (_, start, items) => `${start}${items}.map((item)=>({...item,title:item.title+"!"}))`,
  );
}

import { routes } from '@umbral/domain/routes/table.ts';
import { isFullLength, portal } from '../fixtures/portal.ts';
import { activeRemotes, copyReleases, makeRelease } from '../fixtures/release.ts';
import { seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Leak, tellLeak } from './find-leaks.ts';
import { withOwnClasses } from './own-classes.ts';
import { runRounds } from './rounds.ts';
import { seededLeaks, withLeaks } from './seeded-leaks.ts';
import { allFragments, allPages, mainPages } from './subjects.ts';

// A trace holds what it has drawn: with one, every page that goes would stay.
test.use({ trace: 'off' });

test('the seven remotes, mounted and left again and again, leave nothing behind', async ({
  page,
  catalogue,
  database,
  ownShell,
}) => {
  test.setTimeout(240_000);
  const shell = await ownShell({ artifactsDir: copyReleases() });
  const [article] = await database.rows<{ id: number }>(
    'select id from article where slug = $1',
    catalogue.article.slug,
  );
  const outcome = await runRounds(page, {
    origin: shell.url,
    pages: mainPages(catalogue),
    fragments: allFragments(catalogue, article?.id ?? 0),
    warmUp: 3,
    judged: 4,
  });
  expect(outcome.seen).toEqual(activeRemotes());
  // What ends by itself, as a message that goes away after a while, is none.
  await expect
    .poll(async () => (await outcome.leaks()).map(withOwnClasses).map(tellLeak), { timeout: 30_000 })
    .toEqual([]);
});

for (const visitor of isFullLength ? ([undefined, 'builder'] as const) : []) {
  test(`every screen ${visitor ? 'of a builder' : 'of everybody'}, twelve times, leaves nothing behind`, async ({
    page,
    context,
    catalogue,
  }) => {
    test.setTimeout(1_200_000);
    if (visitor) await signInDirectly(context, seeded[visitor]);
    const pages = allPages(catalogue, visitor);
    const outcome = await runRounds(page, { origin: portal.url, pages, fragments: [], warmUp: 3, judged: 9 });
    await expect
      .poll(async () => (await outcome.leaks()).map(withOwnClasses).map(tellLeak), { timeout: 30_000 })
      .toEqual([]);
  });
}

test('every kind of leak in a copy of a remote is found and named, and nobody else is blamed', async ({
  page,
  ownShell,
}) => {
  test.setTimeout(240_000);
  const artifactsDir = copyReleases();
  makeRelease({ artifactsDir, app: 'mf-fair', version: '9.0.0-leaky', edit: withLeaks });
  const shell = await ownShell({ artifactsDir });
  await shell.run('mf-fair', '9.0.0-leaky');
  const outcome = await runRounds(page, {
    origin: shell.url,
    pages: [
      { owner: 'mf-fair', path: routes.fairs.href() },
      { owner: 'mf-account', path: routes.login.href() },
    ],
    fragments: [],
    warmUp: 2,
    judged: 4,
  });
  await expect.poll(async () => blamed(await outcome.leaks()), { timeout: 30_000 }).toEqual(['mf-fair']);
  const leaks = await outcome.leaks();
  for (const [name, kind] of Object.entries(seededLeaks)) {
    const found = leaks.find((leak) => leak.kind === kind && leak.site.includes(name));
    expect(found, `${name}: ${leaks.map(tellLeak).join('\n')}`).toBeDefined();
    expect(found?.site).toMatch(/\/r\/mf-fair\/9\.0\.0-leaky\/web\/remoteEntry/);
  }
  // Elements are named by their classes, which are short in a release, but not for whoever reads of them.
  const detached = leaks.filter(({ kind }) => kind === 'detached tree').map(withOwnClasses);
  expect(detached[0]?.site).toMatch(/^div\..*\.[\w-]+ \(mf-fair\/src\/[\w/-]+\.module\.css\)/);
  expect(leaks.filter(({ kind }) => kind === 'global').map(({ site }) => site)).toContain('window.fairVisit3');
});

function blamed(leaks: readonly Leak[]): string[] {
  return [...new Set(leaks.map(({ owner }) => owner))];
}

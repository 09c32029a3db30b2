import type { BrowserContext } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { localKeys, sessionKeys } from '@umbral/domain/storage/storage-keys.ts';
import { coverOf, pressPrimary } from '../fixtures/page-cover.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { screens } from './screens.ts';

/** Pages that a fresh profile opens; an old one, with less over them, opens every second of these. */
const mostPages = 40;

/** So many tabs of one browser at a time. */
const atOnce = 4;

/** What may lie over a phone's screen together. */
const mostCovered = 1 / 3;

test.use({ viewport: { width: 390, height: 844 }, isFirstVisit: true, hasTouch: true, isMobile: true });

for (const { profile, isOld, count } of [
  { profile: 'a fresh profile', isOld: false, count: mostPages },
  { profile: 'an old one', isOld: true, count: mostPages / 2 },
] as const) {
  test(`[B128] on ${count} pages on a phone, with ${profile}, the first press is never stolen and the page stays free`, async ({
    context,
    catalogue,
    problems,
  }) => {
    test.setTimeout(120_000);
    // Four pages start at once: parts of one may have to wait for another's longer than they do.
    problems.allow(/TimeoutError: signal timed out/);
    if (isOld) await context.addInitScript(rememberChoice, [localKeys.cookieConsent, sessionKeys.fairPopUpSeen]);
    // A preview is shown in a frame of its own, and a landing has no shell around it.
    const open = screens.filter(
      ({ key, visitor }) => !visitor && key !== 'projectPreview' && routes[key].layout !== 'landing',
    );
    const all = [...new Set(open.map(({ path }) => path(catalogue)))].slice(0, mostPages);
    const paths = all.filter((_, index) => index % (mostPages / count) === 0);
    expect(paths).toHaveLength(count);
    const faults: string[] = [];
    const walk = async () => {
      for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
        faults.push(...(await faultsOf(context, path)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, walk));
    expect(faults).toEqual([]);
  });
}

test('[B128, B129] a stranger who presses at once gets what was pressed, not the banner', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.plant.href);
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Contactar' }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** What went wrong on one page: at the first press, and once what lies over pages has come. */
async function faultsOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const thief = await pressPrimary(page);
  await page.locator('[data-over-page]').first().waitFor({ state: 'attached' });
  const { share, hidden } = await coverOf(page);
  await page.close();
  return [
    ...(thief === undefined ? [] : [`${path}: ${thief} got the press`]),
    ...(share > mostCovered ? [`${path}: ${Math.round(share * 100)} % of the screen are covered`] : []),
    ...hidden.map((words) => `${path}: something lies over ${words}`),
  ];
}

function rememberChoice([consent = '', popUp = '']: readonly string[]): void {
  if (!location.protocol.startsWith('http')) return;
  localStorage.setItem(consent, '1');
  sessionStorage.setItem(popUp, '1');
}

import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { lostFiles } from '../fixtures/problems.ts';
import { makeLink } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated, expectLiveFrame } from '../tasks/frame-tasks.ts';

const failed = 'No pudimos cargar esta parte de la página.';
const news = routes.news.href();
const fairs = routes.fairs.href();
const fairTitle = 'Ferias de vivienda';
const container = 'mf_fair';

/** How the server shows each fault of a remote: all alike, and within the time of a render. */
const onServer = ['error', 'missing', 'corrupt', 'loop', 'slow'] as const;

interface BrowserFault {
  readonly fault: 'error' | 'missing' | 'corrupt' | 'slow' | 'loop';
  readonly files?: 'entry' | 'chunks' | 'styles';
  readonly ms?: number;
  /** What is left of the page: `alive` after all, or the server's HTML with a retry. */
  readonly shows: 'alive' | 'retry';
}

const inBrowser: readonly BrowserFault[] = [
  { fault: 'missing', shows: 'retry' },
  { fault: 'error', shows: 'retry' },
  { fault: 'corrupt', files: 'entry', shows: 'retry' },
  { fault: 'corrupt', files: 'chunks', shows: 'retry' },
  { fault: 'corrupt', files: 'styles', shows: 'alive' },
  { fault: 'slow', files: 'entry', ms: 1500, shows: 'alive' },
  { fault: 'loop', files: 'entry', ms: 1500, shows: 'alive' },
];

/** Everybody else is served meanwhile, from the same releases. */
async function expectOthersWhole(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const browser = context.browser();
  const other = await browser?.newContext();
  if (!other) throw new Error('No browser.');
  const answers = await Promise.all(paths.map((path) => other.request.get(path)));
  const [html = ''] = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map((answer) => answer.status())).toEqual(paths.map(() => 200));
  const [entry = ''] = /\/r\/mf-fair\/[^"]+remoteEntry[^"]+\.js/.exec(html) ?? [];
  const file = await other.request.get(new URL(entry, answers[0]?.url()).href);
  expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  await other.close();
}

test.beforeAll(async ({ request }) => {
  // A server that has only just started may be too busy for the moment, with or without faults.
  for (const path of [fairs, news, routes.home.href()])
    await expect.poll(async () => (await request.get(path)).status()).toBe(200);
});

async function open(page: Page, path: string, chaos: object): Promise<number | undefined> {
  const { url } = await makeLink({ path, chaos: [chaos] });
  return (await page.goto(url))?.status();
}

for (const fault of onServer) {
  test(`${fault} on the server: 503 with the frame, a hole elsewhere, a second chance, nobody else notices`, async ({
    page,
    context,
    problems,
    baseURL,
  }) => {
    problems.allow(/status of 503/);
    const all = [fairs, news, routes.home.href()].map((path) => `${baseURL}${path}`);
    const opening = open(page, news, { remote: 'mf-content', side: 'server', fault });
    await expectOthersWhole(context, all);
    expect(await opening).toBe(503);
    await expect(page.getByText('Estás viendo una versión de prueba')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The browser draws what the server could not.
    await expect(page.getByRole('heading', { level: 1, name: 'Actualidad' })).toBeVisible({ timeout: 20_000 });

    const home = await page.request.get(routes.home.href());
    const html = await home.text();
    expect(home.status()).toBe(200);
    expect(home.headers()['cache-control']).toBe('private, no-store');
    expect(html).toContain('Proyectos destacados');
    expect(html).not.toContain('Noticias recientes');
    await expectOthersWhole(context, all);
  });
}

for (const { fault, files, ms, shows } of inBrowser) {
  test(`${fault} in the browser (${files ?? 'every file'}): the page is ${shows}, nothing foreign runs`, async ({
    page,
    context,
    problems,
    baseURL,
  }) => {
    problems.allow(...lostFiles, /status of 500/, /^console: Refused to (apply|execute)/);
    const status = await open(page, fairs, { remote: 'mf-fair', side: 'browser', fault, files, ms });
    expect(status).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fairTitle);
    await expectLiveFrame(page);
    if (shows === 'retry') {
      await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fairTitle);
      if (files !== 'chunks') expect(await page.evaluate((name) => name in globalThis, container)).toBe(false);
    } else {
      await expectHydrated(page);
      await page.getByRole('link', { name: 'Umbral, ir al inicio' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tu casa todavía/);
    }
    await expectOthersWhole(context, [`${baseURL}${fairs}`]);

    // Leaving brings the true files back, although the browser had the others.
    await page.goto(fairs);
    await page.getByRole('button', { name: 'Salir' }).click();
    await expect(page.getByText('Estás viendo una versión de prueba')).toHaveCount(0);
    await expectHydrated(page);
    await expect(page.getByRole('alert').filter({ hasText: failed })).toHaveCount(0);
  });
}

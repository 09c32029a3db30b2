import { routes } from '@umbral/domain/routes/table.ts';
import { readDocumentFacts } from '../fixtures/document-facts.ts';
import { countDocuments } from '../fixtures/interference.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { isFromPart } from '../fixtures/painted-parts.ts';
import { copyReleases, makeRelease } from '../fixtures/release.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { openCrossings } from '../tasks/crossing-tasks.ts';
import { followLink } from '../tasks/follow-link.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const victim = 'mf-content';
const page = routes.news.href();
/** Each takes the other parts of the page with it, if anything can. */
const faults = ['lanza', 'lento', 'sordo', 'bucle', 'memoria', 'muere'] as const;

type Fault = (typeof faults)[number];

/** Makes a sound remote fail: pages in the way that their address names, fragments of pages in euros in one. */
const faultyRender = (fault: Fault) => `
;(() => {
  const real = module.exports;
  const faults = {
    lanza() { throw new Error('thrown on purpose'); },
    lento: (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    sordo: () => new Promise(() => {}),
    bucle() { for (;;); },
    memoria() { for (const kept = []; ; ) kept.push(new Array(1e6).fill(kept.length)); },
    muere() { process.exit(7); },
    vuelta: () => ({ status: 302, location: '${page}?page=vuelta', html: '', state: null, chunks: [] }),
  };
  const faultOf = ({ kind, url, environment }) =>
    kind === 'page' ? new URL(url).searchParams.get('page') : environment.currency.code === 'eur' && '${fault}';
  const render = async (request, signal, mark) =>
    faults[faultOf(request)]?.(signal) ?? real.render(request, signal, mark);
  module.exports = { ...real, render };
})();
`;

const withFault = (fault: Fault) => (name: string, text: string) =>
  name === 'node/server.cjs' ? text + faultyRender(fault) : text;

/** Is led to no other page where one cannot be drawn. */
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.describe('a remote that fails while it is drawn is a hole, never a broken page', () => {
  test.describe.configure({ mode: 'default' });
  let shell: OwnShell;

  test.beforeAll(async () => {
    const artifactsDir = copyReleases();
    for (const fault of faults)
      makeRelease({ artifactsDir, app: victim, version: `5.0.0-${fault}`, edit: withFault(fault) });
    shell = await startOwnShell({ artifactsDir, isImpatient: true });
  });
  test.afterAll(() => shell.stop());

  for (const fault of faults) {
    test(`${fault}: its page answers 503, the pages around it stay whole`, async ({ browser, request }) => {
      // Each fault meets a fresh release, so that no circuit breaker is open yet.
      await shell.run(victim, `5.0.0-${fault}`);
      const visitor = await browser.newPage({ javaScriptEnabled: false, userAgent: crawler });
      const failing = visitor.goto(`${shell.url}${page}?page=${fault}`);
      // While it fails, others are served.
      const others = await Promise.all(
        [routes.fairs.href(), routes.login.href()].map((path) => request.get(`${shell.url}${path}`)),
      );
      expect(others.map((answer) => answer.status())).toEqual([200, 200]);
      expect((await failing)?.status()).toBe(503);
      const facts = await readDocumentFacts(visitor);
      expect(facts).toMatchObject({ h1: ['Esta sección no está disponible por ahora'], robots: ['noindex'] });
      await expect(visitor.getByRole('banner')).toBeVisible();
      await expect(visitor.getByRole('contentinfo')).toBeVisible();

      // One failure is no reason to cut the remote off; nor are its fragments, which have circuits of their own.
      expect((await request.get(`${shell.url}${page}`)).status()).toBe(200);
      await visitor.context().addCookies([{ name: 'currency', value: 'eur', url: shell.url }]);
      const home = await visitor.goto(`${shell.url}/`);
      expect(home?.status()).toBe(200);
      expect(home?.headers()['cache-control']).toBe('no-cache');
      const main = visitor.getByRole('main');
      await expect(main).toContainText('Proyectos destacados');
      await expect(main).not.toContainText('Noticias recientes');

      expect(shell.isAlive()).toBe(true);
      await visitor.close();
    });
  }

  test('the visitor gets a second chance: the browser draws what the server could not', async ({
    page: tab,
    problems,
  }) => {
    problems.allow(/status of 503/);
    await shell.run(victim, '5.0.0-lanza');
    // Nor is there a page that could stand in.
    await shell.purge();
    const answer = await tab.goto(`${shell.url}${page}?page=lanza`);
    expect(answer?.status()).toBe(503);
    await expect(tab.getByRole('heading', { level: 1, name: 'Actualidad' })).toBeVisible();
  });

  test('who comes to it from another remote gets its page drawn in the browser, told once, and finds the way back', async ({
    page: tab,
    problems,
  }) => {
    test.slow();
    problems.allow(/status of 503/);
    await shell.run(victim, '5.0.0-lanza');
    const fairs = routes.fairs.href();
    const { expectTold } = await openCrossings(tab, `${shell.url}${fairs}`);
    const documents = countDocuments(tab);
    const arrive = async (href: string, heading: string, isPart: boolean) => {
      await followLink(tab, href);
      await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectHydrated(tab);
      expect(await isFromPart(tab)).toBe(isPart);
    };
    const crossed = ['lanza', 'lento', 'sordo', 'bucle', 'muere'] as const;
    for (const fault of crossed)
      await test.step(fault, async () => {
        await arrive(`${page}?page=${fault}`, 'Actualidad', false);
        await arrive(fairs, 'Ferias de vivienda', true);
      });
    await expectTold(...crossed.flatMap(() => [page, fairs]));
    expect(documents()).toBe(0);
  });

  test('who is sent round in circles by it hears so of the browser, after a few steps', async ({
    page: tab,
    problems,
  }) => {
    problems.allow(/ERR_TOO_MANY_REDIRECTS/);
    await shell.run(victim, '5.0.0-muere');
    await openCrossings(tab, `${shell.url}${routes.fairs.href()}`);
    let parts = 0;
    tab.on('request', (request) => {
      parts += Number(request.url().includes('/_part/'));
    });
    const failing = tab.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await followLink(tab, `${page}?page=vuelta`);
    expect((await failing).failure()?.errorText).toBe('net::ERR_TOO_MANY_REDIRECTS');
    expect(parts).toBe(6);
  });

  test('a remote that fails again and again is not asked for a while, the others are', async ({ request }) => {
    await shell.run(victim, '5.0.0-muere');
    for (let time = 0; time < 8; time += 1) await request.get(`${shell.url}${page}?page=muere&categoria=${time}`);
    const began = performance.now();
    expect((await request.get(`${shell.url}${page}?page=x9`)).status()).toBe(503);
    expect(performance.now() - began).toBeLessThan(500);
    expect((await request.get(`${shell.url}${routes.ownHomeFair.href()}?page=x9`)).status()).toBe(200);
    await expect
      .poll(async () => (await request.get(`${shell.url}${page}?page=x10`)).status(), { timeout: 25_000 })
      .toBe(200);
  });
});

test.describe('the pages that show the composition and its faults', () => {
  test('[R101] [R102] [R103] [R104] one remote is missing, slow or throws: the others are there', async ({
    page: tab,
  }) => {
    const parts = tab.getByRole('heading', { level: 2 });
    const place = tab.getByRole('heading', { name: 'mf-search/featured-projects', exact: true });
    for (const path of ['/index-test', '/index-test1', '/index-test2', '/index-test3']) {
      await expectNewsFromServer(path, path === '/index-test');
      await tab.goto(path);
      await expect(parts.filter({ hasText: /^mf-/ })).toHaveCount(7);
      // What a busy server could not draw in time, the browser draws where it comes near the view.
      await place.scrollIntoViewIfNeeded();
      await expect(tab.getByRole('heading', { name: 'Proyectos destacados' }).first()).toBeVisible();
    }
  });
});

/** The fragment of the remote that is hurt is in the answer of the whole page, and of no other. */
async function expectNewsFromServer(path: string, isThere: boolean): Promise<void> {
  const text = async () => (await factsOf(path)).facts.text;
  if (isThere) await expect.poll(text).toContain('Noticias recientes');
  else expect(await text()).not.toContain('Noticias recientes');
}

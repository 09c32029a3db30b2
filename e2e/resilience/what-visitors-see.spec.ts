import { routes } from '@umbral/domain/routes/table.ts';
import { type OwnShell, startOwnShell } from '../fixtures/own-shell.ts';
import { copyReleases, makeRelease } from '../fixtures/release.ts';
import { listenToTab } from '../fixtures/tab-words.ts';
import { expect, test } from '../fixtures/test.ts';

const app = 'mf-fair';
const faulty = '2.0.0-unusable';
/** No error anywhere: it stands still for a while, keeps all clicks from everybody, and lays a veil over the page. */
const faults = `;(() => {
  addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);
  setTimeout(function stand() { for (const began = performance.now(); performance.now() - began < 2200; ); }, 300);
  const veil = document.createElement('div');
  Object.assign(veil.style, { position: 'fixed', inset: '0', zIndex: '9999' });
  setTimeout(() => document.querySelector('main').append(veil), 2600);
  addEventListener('unveil', () => veil.remove());
})();
`;

test.describe('what no error tells of', () => {
  let shell: OwnShell;

  test.beforeAll(async () => {
    const artifactsDir = copyReleases();
    const edit = (name: string, text: string) => (/^web\/app\.[^/]+\.js$/.test(name) ? `${faults}${text}` : text);
    makeRelease({ artifactsDir, app, version: faulty, edit });
    shell = await startOwnShell({ artifactsDir });
  });
  test.afterAll(() => shell.stop());

  test('a page that stands still, answers no click or lies under something is told by the browser itself', async ({
    page,
  }) => {
    await shell.run(app, faulty);
    const failures = listenToTab(page);
    const told = () => failures().map(({ app, signal, message }) => `${app} ${signal}: ${message}`);
    await page.goto(`${shell.url}${routes.fairs.href()}`);
    await expect
      .poll(told, { timeout: 30_000 })
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^mf-fair froze: \d+ ms in stand$/),
          expect.stringMatching(/^mf-fair covered: (\d+) of \1 controls lie under div$/),
        ]),
      );
    await page.evaluate(() => dispatchEvent(new Event('unveil')));
    const link = page.getByRole('main').getByRole('link').first();
    await expect(async () => {
      await link.click();
      expect(told()).toContainEqual(expect.stringMatching(/^mf-fair dead-click: 2 clicks in a row/));
    }).toPass();
  });
});

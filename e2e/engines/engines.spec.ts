import { routes } from '@umbral/domain/routes/table.ts';
import { portal } from '../fixtures/portal.ts';
import { expect, test } from '../fixtures/test.ts';
import { engines, isInstalled } from './engines.ts';
import { choose, expectSeen, look, openAlive, press } from './seen.ts';

const listing = routes.housing.href({ city: 'bogota' });
const at = (path: string) => new URL(path, portal.url).href;

for (const engine of engines) {
  test.describe(engine.name, () => {
    // biome-ignore lint/suspicious/noSkippedTests: an engine that is not there cannot be asked, and is said
    test.skip(!isInstalled(engine), `${engine.name} is not installed: apt-get install ${engine.packages}`);

    test('home and a listing fit, a filter narrows it, a plant opens as a part, back is where one was', async () => {
      test.slow();
      const tab = await engine.open();
      try {
        await test.step('home and listing fit, wide and narrow', async () => {
          for (const path of [routes.home.href(), listing]) {
            await openAlive(tab, at(path));
            await expectSeen(tab, { tooWide: 0 });
            if (path === routes.home.href()) expect(await tab.read(wrongSheets, undefined)).toEqual([]);
            await tab.resize(390);
            await expectSeen(tab, { tooWide: 0 });
            await tab.resize(1440);
          }
        });

        await test.step('the frame answers: another currency, in the look of the portal', async () => {
          await choose(tab, 'header select', 'usd');
          await expect.poll(() => tab.read(textOf, 'main article')).toContain('US$');
          await choose(tab, 'header select', 'cop');
          expect(
            await tab.read(
              () => getComputedStyle(document.querySelector('header select') as Element).appearance,
              undefined,
            ),
          ).toBe('none');
        });

        await test.step('a filter narrows the list and stands in the address', async () => {
          await press(tab, { css: 'button', text: 'Más filtros' });
          const type = 'dialog[open] select[name=tipo]';
          await expect.poll(() => tab.read(isInSight, type)).toBe(true);
          // Also before the code of the form has come, which happens when it is opened.
          await choose(tab, type, 'casa');
          await expectSeen(tab, { heading: 'Casas nuevas en Bogotá' });
          await press(tab, { css: 'dialog[open] button[type=submit]' });
          await expect.poll(() => tab.read(isThere, 'dialog[open]')).toBe(false);
          await expectSeen(tab, { heading: 'Casas nuevas en Bogotá', faults: [] });
        });

        const before = await test.step('a plant comes as a part of the server, and alive', async () => {
          await expect.poll(() => tab.read(knowsRoutes, undefined)).toBe(true);
          await tab.read(() => scrollTo(0, 300), undefined);
          const left = await look(tab);
          await press(tab, { css: 'main article a[href]' });
          await expectSeen(tab, { isAlive: true, hasFocus: true, scrollTop: 0, isPart: true, faults: [] });
          expect((await look(tab)).path).not.toBe(left.path);
          return left;
        });

        await test.step('back shows the list again, where it was left', async () => {
          await tab.back();
          const { path, query, heading, scrollTop, cards } = before;
          await expectSeen(tab, { path, query, heading, scrollTop, cards, faults: [] });
        });
      } finally {
        await tab.close();
      }
    });
  });
}

/** Runs in the page: which of the sheets that came in the document do not apply, or were loaded by their links as well. */
function wrongSheets(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const asked = files.filter(({ initiatorType }) => initiatorType !== 'fetch').map(({ name }) => name);
  const isWrong = ({ href, sheet, nextElementSibling: beside }: HTMLLinkElement) =>
    asked.includes(href) || sheet !== null || !(beside instanceof HTMLStyleElement) || beside.sheet === null;
  return links.length > 1 ? links.filter(isWrong).map(({ href }) => href) : ['none came in it'];
}

/** Runs in the page: whether a field, brought into sight, is what one would press. */
function isInSight(css: string): boolean {
  const field = document.querySelector(css);
  if (!field) return false;
  field.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = field.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === field;
}

/** Runs in the page. */
function textOf(css: string): string {
  return document.querySelector(css)?.textContent ?? '';
}

/** Runs in the page. */
function isThere(css: string): boolean {
  return document.querySelector(css) !== null;
}

/** Runs in the page: whether the shell can get pages of other remotes from the server. */
function knowsRoutes(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/r/shell-routes/'));
}

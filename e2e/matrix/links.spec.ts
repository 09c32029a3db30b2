import { matchRoute } from '@umbral/domain/routes/match.ts';
import type { RouteKey } from '@umbral/domain/routes/table.ts';
import pMap from 'p-map';
import type { HtmlFacts } from '../fixtures/html-facts.ts';
import { statusAtTheEnd } from '../fixtures/status-at-the-end.ts';
import { expect } from '../fixtures/test.ts';
import { askedAtOnce, namedBy, test } from './served-screens.ts';

const homes: readonly RouteKey[] = ['plant', 'plantAbroad'];
/** Of the homes that a screen links to so many are asked for: all are one route, and the database knows which are there. */
const homesOfScreen = 12;

/** What links lead to; each address belongs to the first that fits. Parts only because all take minutes. */
const parts: readonly (readonly [name: string, fits: (path: string) => boolean])[] = [
  ['homes', isHome],
  ['searches that are filtered, ordered or laid out', (path) => isSearch(path) && path.includes('?')],
  ['listings', isSearch],
  ['everything else', () => true],
];

function screenOf(path: string) {
  return matchRoute(path.split('?')[0] ?? '');
}

function isHome(path: string): boolean {
  return homes.some((key) => key === screenOf(path)?.key);
}

/** Links of a screen, of those to homes the first. */
function followedOf({ links }: HtmlFacts): string[] {
  return [...links.filter(isHome).slice(0, homesOfScreen), ...links.filter((path) => !isHome(path))];
}

function isSearch(path: string): boolean {
  return screenOf(path)?.route.owner === 'mf-search';
}

for (const [index, [name, fits]] of parts.entries()) {
  test(`no link of any public screen leads nowhere: ${name}`, async ({ publicScreens }) => {
    // Hundreds of pages are drawn: minutes on a busy machine, half of one on a calm one.
    test.setTimeout(300_000);
    const links = namedBy(publicScreens, followedOf);
    const isOfEarlier = (path: string) => parts.slice(0, index).some(([, fitsEarlier]) => fitsEarlier(path));
    const followed = [...links].filter(([path]) => fits(path) && !isOfEarlier(path));
    expect(followed.length).toBeGreaterThan(40);
    const lost: string[] = [];
    await pMap(
      followed,
      async ([path, origins]) => {
        const status = await statusAtTheEnd(path);
        if (status >= 400) lost.push(`${status} ${path} (on ${origins.join(', ')})`);
      },
      { concurrency: askedAtOnce },
    );
    expect(lost.toSorted()).toEqual([]);
  });
}

test('every home that a public screen links to exists', async ({ publicScreens, database }) => {
  const rows = await database.rows<{ slug: string }>('select slug from plant');
  const known = new Set(rows.map(({ slug }) => slug));
  const linked = [...namedBy(publicScreens, ({ links }) => links.filter(isHome)).keys()];
  expect(linked.length).toBeGreaterThan(400);
  expect(linked.filter((path) => !known.has(screenOf(path)?.params.id ?? ''))).toEqual([]);
});

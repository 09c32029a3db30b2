import { matchRoute } from 'shared-contracts/routes/match.ts';
import type { RouteKey } from 'shared-contracts/routes/table.ts';
import { atOnce } from '../fixtures/at-once.ts';
import { portal } from '../fixtures/portal.ts';
import { askFor } from '../fixtures/raw-request.ts';
import { expect } from '../fixtures/test.ts';
import { askedAtOnce, namedBy, test } from './served-screens.ts';

const homes: readonly RouteKey[] = ['plant', 'plantAbroad'];

/** What links lead to; each address belongs to the first that fits. Parts only because all take minutes. */
const parts: readonly (readonly [name: string, fits: (path: string) => boolean])[] = [
  ['homes', (path) => homes.some((key) => key === screenOf(path)?.key)],
  ['searches that are filtered, ordered or laid out', (path) => isSearch(path) && path.includes('?')],
  ['listings', isSearch],
  ['everything else', () => true],
];

function screenOf(path: string) {
  return matchRoute(path.split('?')[0] ?? '');
}

function isSearch(path: string): boolean {
  return screenOf(path)?.route.owner === 'mf-search';
}

for (const [index, [name, fits]] of parts.entries()) {
  test(`no link of any public screen leads nowhere: ${name}`, async ({ publicScreens }) => {
    // Hundreds of pages are drawn: minutes on a busy machine, half of one on a calm one.
    test.setTimeout(300_000);
    const links = namedBy(publicScreens, (facts) => facts.links);
    const isOfEarlier = (path: string) => parts.slice(0, index).some(([, fitsEarlier]) => fitsEarlier(path));
    const followed = [...links].filter(([path]) => fits(path) && !isOfEarlier(path));
    expect(followed.length).toBeGreaterThan(40);
    const lost: string[] = [];
    await atOnce(askedAtOnce, followed, async ([path, origins]) => {
      const status = await statusAtTheEnd(path);
      if (status >= 400) lost.push(`${status} ${path} (on ${origins.join(', ')})`);
    });
    expect(lost.toSorted()).toEqual([]);
  });
}

/** Status of what a visitor sees in the end, after the portal's own redirects. */
async function statusAtTheEnd(path: string): Promise<number> {
  let answer = await askFor(path, { method: 'HEAD' });
  for (let hops = 0; answer.status >= 300 && answer.status < 400; hops += 1) {
    expect(hops, `redirects of ${path}`).toBeLessThan(4);
    const next = new URL(answer.headers.location ?? '', portal.url);
    if (next.origin !== portal.url) return answer.status;
    answer = await askFor(next.pathname + next.search, { method: 'HEAD' });
  }
  return answer.status;
}

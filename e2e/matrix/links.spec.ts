import { matchRoute } from 'shared-contracts/routes/match.ts';
import { expect, test } from '../fixtures/test.ts';
import { screens } from './screens.ts';

/** How many addresses are asked at a time. */
const atOnce = 8;

test('no link of any public screen leads nowhere', async ({ request, catalogue }) => {
  const origins = new Map<string, string>();
  for (const { path, visitor } of screens) {
    if (visitor) continue;
    const from = path(catalogue);
    const html = await (await request.get(from)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      if (!origins.has(href)) origins.set(href, from);
    }
  }
  expect(origins.size).toBeGreaterThan(100);
  const queue = someHomes([...origins]);
  const lost: string[] = [];
  async function follow(): Promise<void> {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [href, from] = next;
      const status = (await request.head(href.replaceAll('&amp;', '&'))).status();
      if (status >= 400) lost.push(`${status} ${href} (on ${from})`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, follow));
  expect(lost.toSorted()).toEqual([]);
});

/** Every link, but of the homes, which listings name by the hundred from the same records, one in ten. */
function someHomes(links: readonly (readonly [string, string])[]) {
  const isHome = ([href]: readonly [string, string]) => matchRoute(href.split('?')[0] ?? '')?.key === 'plant';
  const homes = links.filter(isHome);
  return [...links.filter((link) => !isHome(link)), ...homes.filter((_, index) => index % 10 === 0)];
}

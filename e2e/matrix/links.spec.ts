import { matchRoute } from 'shared-contracts/routes/match.ts';
import { expect, test } from '../fixtures/test.ts';
import { screens } from './screens.ts';

/** How many addresses are asked at a time. */
const atOnce = 8;
/** The pages of listings name thousands of listings and homes: all of them take longer than a test may. */
const perScreen = 30;

test('no link of any public screen leads nowhere, up to thirty addresses of each screen they lead to', async ({
  request,
  catalogue,
}) => {
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
  const queue = someOfEachScreen([...origins]);
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

/** Of each screen some addresses, spread over all that lead to it: listings and homes are named by the hundred. */
function someOfEachScreen(links: readonly (readonly [string, string])[]) {
  const byScreen = Map.groupBy(links, ([href]) => matchRoute(href.split('?')[0] ?? '')?.key);
  return [...byScreen.values()].flatMap((same) => {
    const step = Math.ceil(same.length / perScreen);
    return same.filter((_, index) => index % step === 0);
  });
}

import pMap from 'p-map';
import type { HtmlFacts } from '../fixtures/html-facts.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { test as base } from '../fixtures/test.ts';
import { screens } from './screens.ts';

/** How many addresses are asked at a time: the portal has the same two cores as everybody else. */
export const askedAtOnce = 4;

interface ServedScreens {
  /** Every screen that anybody may see, by its address, as the server sends it. */
  readonly publicScreens: ReadonlyMap<string, HtmlFacts>;
}

/** Specs that look at all screens at once ask for them once. */
export const test = base.extend<Record<never, never>, ServedScreens>({
  publicScreens: [
    async ({ catalogue }, use) => {
      const paths = screens.filter(({ visitor }) => !visitor).map(({ path }) => path(catalogue));
      const served = new Map<string, HtmlFacts>();
      await pMap(paths, async (path) => void served.set(path, (await factsOf(path)).facts), {
        concurrency: askedAtOnce,
      });
      await use(served);
    },
    // Eighty documents: their time is not that of the test that happens to ask first.
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** What screens name, each once, with the screens that name it. */
export function namedBy(
  screensByPath: ReadonlyMap<string, HtmlFacts>,
  namesOf: (facts: HtmlFacts) => readonly string[],
): Map<string, string[]> {
  const origins = new Map<string, string[]>();
  for (const [screen, facts] of screensByPath) {
    for (const name of new Set(namesOf(facts))) origins.set(name, [...(origins.get(name) ?? []), screen]);
  }
  return origins;
}

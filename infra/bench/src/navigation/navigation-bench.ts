import { routes } from '@umbral/domain/routes/table.ts';
import { type Browser, chromium } from 'playwright';
import { type BenchPages, benchPages } from '../pages/bench-pages.ts';
import { type Profile, profiles } from '../pages/profile.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { untilIndexed } from '../portal/until-indexed.ts';
import { settings } from '../settings.ts';
import { measureNavigation } from './measure-navigation.ts';
import { type Measured, navigationTables, type Way } from './navigation-tables.ts';

const rounds = 3;
const ways: readonly Way[] = ['part', 'code'];

/** Pages of the other remotes that need nobody signed in; mf-comparator has no pages, those of mf-builder are somebody's. */
const fixedPages = { fairs: routes.fairs.href(), login: routes.login.href() };

type NavigationPages = BenchPages & typeof fixedPages;
type PageName = keyof NavigationPages;

/** Into and out of each remote that has pages, and the ways that visitors take most. */
const pairs: readonly (readonly [from: PageName, to: PageName])[] = [
  ['home', 'plant'],
  ['home', 'article'],
  ['listing', 'plant'],
  ['listing', 'article'],
  ['listing', 'fairs'],
  ['plant', 'listing'],
  ['plant', 'article'],
  ['plant', 'login'],
  ['article', 'plant'],
  ['fairs', 'listing'],
  ['login', 'listing'],
];

/** Where the pointer rests before the press, too. */
const isHovered = ([from, to]: (typeof pairs)[number]) => to === 'plant' && from !== 'home';

/** Navigations between remotes, with the server's part and without, in turn; gives the tables. */
export async function navigationBench(portal: BenchPortal, signal: AbortSignal): Promise<string> {
  await untilIndexed(portal, signal);
  return measureAll(portal.url, signal);
}

/** The same against a portal that runs already. */
export async function measureAll(origin: string, signal: AbortSignal, times = rounds): Promise<string> {
  const pages = { ...(await benchPages(origin)), ...fixedPages };
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    const measured: Measured[] = [];
    for (let round = 0; round < times; round += 1) {
      for (const profile of profiles)
        measured.push(...(await measureRound({ browser, origin, pages, profile, round, signal })));
      console.log(`round ${round + 1} of ${times}`);
    }
    return navigationTables(measured);
  } finally {
    await browser.close();
  }
}

interface Round {
  readonly browser: Browser;
  readonly origin: string;
  readonly pages: NavigationPages;
  readonly profile: Profile;
  readonly round: number;
  readonly signal: AbortSignal;
}

async function measureRound({ browser, origin, pages, profile, round, signal }: Round): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const pair of pairs) {
    const [from, to] = pair;
    for (const approach of isHovered(pair) ? (['cold', 'hovered'] as const) : (['cold'] as const)) {
      // Who comes first changes from round to round.
      for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
        signal.throwIfAborted();
        const { forth, back } = await measureNavigation(browser, {
          from: origin + pages[from],
          to: pages[to],
          approach,
          way,
          profile,
        });
        measured.push({ profile: profile.name, step: `${from} → ${to}, ${approach}`, way, figures: forth });
        if (approach === 'cold' && from === 'listing' && to === 'plant')
          measured.push({ profile: profile.name, step: `${to} ← back`, way, figures: back });
      }
    }
  }
  return measured;
}

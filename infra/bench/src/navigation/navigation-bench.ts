import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@umbral/domain/routes/table.ts';
import { type Browser, chromium } from 'playwright';
import { buildMonolith } from '../monolith/build-monolith.ts';
import { type BenchPages, benchPages } from '../pages/bench-pages.ts';
import { type Profile, profiles } from '../pages/profile.ts';
import { startVariantProxy } from '../pages/variant-proxy.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { readBoot } from '../portal/read-boot.ts';
import { untilIndexed } from '../portal/until-indexed.ts';
import { settings } from '../settings.ts';
import { measureNavigation, type Navigation } from './measure-navigation.ts';
import type { Measured, Way } from './measured-navigation.ts';
import { navigationTables } from './navigation-tables.ts';

const rounds = 3;
const ownWays: readonly Way[] = ['part', 'code'];
const allWays: readonly Way[] = [...ownWays, 'bundle', 'document'];

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

/** What is also pressed in the same portal as one program, and followed as a document. */
const isCompared = ([from, to]: (typeof pairs)[number]) =>
  ['listing → plant', 'plant → listing', 'plant → article', 'article → plant'].includes(`${from} → ${to}`);

/** Where the pointer rests before the press, too. */
const isHovered = ([from, to]: (typeof pairs)[number]) => to === 'plant' && from !== 'home';

/**
 * Navigations between remotes in turn: with the server's part and without, some also in the same pages as one program
 * and as documents; gives the tables.
 */
export async function navigationBench(portal: BenchPortal, signal: AbortSignal): Promise<string> {
  await untilIndexed(portal, signal);
  const pages = { ...(await benchPages(portal.url)), ...fixedPages };
  const outDir = await mkdtemp(join(tmpdir(), 'umbral-monolith-'));
  const monolith = await buildMonolith({ ...(await readBoot(portal.url)), outDir });
  const stopProxy = await startVariantProxy({ portalUrl: portal.url, publicUrl: portal.publicUrl, monolith });
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    const measured: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const profile of profiles)
        measured.push(...(await measureRound({ browser, origin: portal.publicUrl, pages, profile, round, signal })));
      console.log(`round ${round + 1} of ${rounds}`);
    }
    return navigationTables(measured);
  } finally {
    await browser.close();
    await stopProxy();
    await rm(outDir, { recursive: true, force: true });
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

async function measureRound(round: Round): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const pair of pairs) {
    measured.push(
      ...(await measurePair(round, pair, { approach: 'cold', ways: isCompared(pair) ? allWays : ownWays })),
    );
    if (isHovered(pair)) measured.push(...(await measurePair(round, pair, { approach: 'hovered', ways: ownWays })));
  }
  return measured;
}

async function measurePair(
  { browser, origin, pages, profile, round, signal }: Round,
  [from, to]: (typeof pairs)[number],
  { approach, ways }: Pick<Navigation, 'approach'> & { readonly ways: readonly Way[] },
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  const isReturned = approach === 'cold' && from === 'listing' && to === 'plant';
  // Who comes first changes from round to round.
  for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
    signal.throwIfAborted();
    const returns = isReturned && ownWays.includes(way);
    const navigation = { from: origin + pages[from], to: pages[to], approach, way, profile, returns };
    const { forth, back } = await measureNavigation(browser, navigation);
    measured.push({ profile: profile.name, step: `${from} → ${to}, ${approach}`, way, figures: forth });
    if (back) measured.push({ profile: profile.name, step: `${to} ← back`, way, figures: back });
  }
  return measured;
}

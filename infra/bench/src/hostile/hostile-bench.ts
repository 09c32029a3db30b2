import { setTimeout as delay } from 'node:timers/promises';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { benchPages } from '../pages/bench-pages.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { readBoot } from '../portal/read-boot.ts';
import { startShellBehindProxy } from '../portal/shell-behind-proxy.ts';
import { markdownTable } from '../report/table.ts';
import { attacks, type PortalFacts, usualSearch } from './attacks.ts';
import { coldPages } from './cold-pages.ts';
import { type Crowd, runCrowd } from './crowd.ts';
import { type HostileName, letLoose, slowName } from './let-loose.ts';
import { type Noticed, noticedHead, noticedRow } from './noticed.ts';
import { takeOwnClock } from './own-clock.ts';
import { starve } from './starve.ts';
import type { VisitorAnswer } from './visitor-client.ts';

/** Attackers have been there for so long when others are watched: whoever is new to everybody is nobody's attacker yet. */
const leadMs = 5000;
const hostileConnections = 100;
const names = [...Object.keys(attacks), slowName] as HostileName[];

/** How long others are watched under each attack, in seconds, and which attacks there are: all unless some are named. */
export interface HostileOptions {
  readonly seconds?: number;
  readonly only?: string | undefined;
}

/** What others notice of a hundred connections that ask for what costs most, or hold what they have. */
export async function hostileBench(
  portal: BenchPortal,
  { seconds = 30, only = '' }: HostileOptions = {},
): Promise<string> {
  const shell = await startShellBehindProxy(portal);
  const clock = takeOwnClock();
  if (!clock.isOwn)
    process.stderr.write('Visitors wait for their turn as all others do: this user may not go first.\n');
  try {
    const facts = await factsOf(portal, shell.url);
    const others = await peopleAt(facts);
    const kinds = names.filter((name) => name.includes(only));
    const rows: (readonly string[])[] = [];
    for (const isStarved of [false, true]) {
      const release = isStarved ? starve() : async () => undefined;
      const label = (name: string) => `${name}${isStarved ? ', cores taken' : ''}`;
      const forMs = seconds * 1000;
      const before = await watch(others, forMs);
      const underAttack: Attacked[] = [];
      for (const name of kinds) {
        const hostile = letLoose({ name, facts, connections: hostileConnections, forMs: leadMs + forMs });
        await delay(leadMs);
        const [noticed, answers] = await Promise.all([watch(others, forMs), hostile]);
        underAttack.push({ name, noticed, answers });
      }
      const after = await watch(others, forMs);
      await release();
      const calm = bothOf(before, after);
      rows.push(
        noticedRow(label('nobody'), before),
        ...underAttack.map(({ name, noticed, answers }) => noticedRow(label(name), noticed, { calm, answers })),
        noticedRow(label('nobody again'), after, { calm: before, answers: [] }),
      );
    }
    return markdownTable({ head: noticedHead, rows });
  } finally {
    clock.giveBack();
    await shell.stop();
  }
}

async function factsOf(portal: BenchPortal, url: string): Promise<PortalFacts> {
  const { composition } = await readBoot(url);
  const { listing } = await benchPages(url);
  return { url, listing, composition, search: { appId: portal.searchAppId, key: portal.searchKey } };
}

/** What others noticed of an attack, and what its makers got. */
interface Attacked {
  readonly name: HostileName;
  readonly noticed: Noticed;
  readonly answers: readonly VisitorAnswer[];
}

type People = Readonly<Record<keyof Noticed, Crowd>>;

/** Visitors from ever new networks: of pages that are kept, of pages that must be drawn, because nobody has asked for them or with values of their own, and of the search. */
async function peopleAt(facts: PortalFacts): Promise<People> {
  const { url, listing } = facts;
  const { home, article } = await benchPages(url);
  const pages = [home, listing, article, '/proyectos-vivienda', '/actualidad'];
  let visits = 0;
  const address = () => `203.0.${(visits++ >> 8) & 255}.${visits & 255}`;
  const kept: Crowd = {
    connections: 4,
    pauseMs: 20,
    call: (number) => ({ url: `${url}${pages[number % pages.length]}`, address: address() }),
  };
  const nextCold = await coldPages(url);
  const cold: Crowd = {
    connections: 1,
    pauseMs: 200,
    call: () => ({ url: url + nextCold(), address: address() }),
  };
  const filtered: Crowd = {
    connections: 1,
    pauseMs: 200,
    call: (number) => ({ url: `${url}${listing}?${queryKeys.price}=x${Math.random()}${number}`, address: address() }),
  };
  const search: Crowd = { connections: 1, pauseMs: 100, call: () => usualSearch(facts, address()) };
  // Every page is kept before anybody counts, and whoever draws has drawn before.
  await Promise.all([kept, cold, filtered].map((crowd) => runCrowd({ ...crowd, connections: 1 }, leadMs)));
  return { kept, cold, filtered, search };
}

/** Calm before all attacks and after them: a machine is not the same at both times. */
function bothOf(before: Noticed, after: Noticed): Noticed {
  return {
    kept: [...before.kept, ...after.kept],
    cold: [...before.cold, ...after.cold],
    filtered: [...before.filtered, ...after.filtered],
    search: [...before.search, ...after.search],
  };
}

async function watch(people: People, forMs: number): Promise<Noticed> {
  const [kept, cold, filtered, search] = await Promise.all([
    runCrowd(people.kept, forMs),
    runCrowd(people.cold, forMs),
    runCrowd(people.filtered, forMs),
    runCrowd(people.search, forMs),
  ]);
  return { kept, cold, filtered, search };
}

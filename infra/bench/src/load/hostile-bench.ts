import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { benchPages } from '../pages/bench-pages.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable } from '../report/table.ts';
import { startShellBehindProxy } from './shell-behind-proxy.ts';
import { openVisitorClient, type PageAnswer } from './visitor-client.ts';

const seconds = 8;
/** Attackers have been there for so long when others are watched: whoever is new to everybody is nobody's attacker yet. */
const leadMs = 5000;
const hostileConnections = 100;

/** What is asked for by whom, one after the other over each connection. */
interface Crowd {
  readonly connections: number;
  /** Milliseconds between an answer and the next question. */
  readonly pauseMs: number;
  readonly urlOf: (number: number) => string;
  readonly addressOf: (number: number) => string;
}

type Answers = readonly PageAnswer[];

/** What others notice of a hundred connections that ask for ever new addresses. */
export async function hostileBench(portal: BenchPortal): Promise<string> {
  const shell = await startShellBehindProxy(portal);
  try {
    const { listing, home, article } = await benchPages(shell.url);
    const pages = [home, listing, article, '/proyectos-vivienda', '/actualidad'];
    let visits = 0;
    const addressOf = () => `203.0.${(visits++ >> 8) & 255}.${visits & 255}`;
    const visitors = { connections: 4, pauseMs: 20, addressOf };
    const cached: Crowd = { ...visitors, urlOf: (number) => shell.url + pages[number % pages.length] };
    const never = (name: string) => (number: number) => `${shell.url}${listing}?${name}=x${Math.random()}${number}`;
    const cold: Crowd = { ...visitors, connections: 2, pauseMs: 200, urlOf: never(queryKeys.price) };
    const hostile = (urlOf: Crowd['urlOf'], addressOf: Crowd['addressOf']): Crowd => ({
      connections: hostileConnections,
      pauseMs: 0,
      urlOf,
      addressOf,
    });
    const one = () => '198.51.100.7';
    const many = (number: number) => `198.51.${number % 2}.${number % 100}`;
    for (let number = 0; number < 3 * pages.length; number += 1) await ask(cached, number);
    const attacks: readonly (readonly [string, Crowd | undefined])[] = [
      ['nobody', undefined],
      ['parameters that no page has', hostile(never('x'), one)],
      ['values that a page cannot read, one network', hostile(never(queryKeys.price), one)],
      ['the same, 100 networks', hostile(never(queryKeys.price), many)],
    ];
    const rows: (readonly string[])[] = [];
    for (const isStarved of [false, true]) {
      const release = isStarved ? starve() : async () => undefined;
      for (const [name, crowd] of attacks) {
        const attack = crowd ? run(crowd, leadMs + seconds * 1000) : Promise.resolve([]);
        if (crowd) await delay(leadMs);
        const [seen, fresh, refused] = await Promise.all([run(cached), run(cold), attack]);
        rows.push(rowOf(`${name}${isStarved ? ', cores taken' : ''}`, { seen, fresh, refused }));
      }
      await release();
    }
    const head = [
      'who attacks',
      'kept p50 ms',
      'p99',
      'cold p50 ms',
      'p99',
      'visitors: 5xx, not 200',
      'attackers: 200, 429, else',
    ];
    return markdownTable({ head, rows });
  } finally {
    await shell.stop();
  }
}

async function ask({ urlOf, addressOf }: Crowd, number: number): Promise<void> {
  const client = openVisitorClient(1);
  await client.ask(urlOf(number), addressOf(number));
  client.close();
}

async function run({ connections, pauseMs, urlOf, addressOf }: Crowd, forMs = seconds * 1000): Promise<Answers> {
  const client = openVisitorClient(connections);
  const answers: PageAnswer[] = [];
  const end = performance.now() + forMs;
  let number = 0;
  const visit = async () => {
    while (performance.now() < end) {
      number += 1;
      answers.push(await client.ask(urlOf(number), addressOf(number)));
      if (pauseMs > 0) await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  client.close();
  return answers;
}

/** Threads that want all cores twice over; gives the way to end them. */
function starve(): () => Promise<undefined> {
  const threads = Array.from({ length: 2 * availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(threads.map((thread) => thread.terminate()));
    return undefined;
  };
}

function rowOf(
  name: string,
  { seen, fresh, refused }: { readonly seen: Answers; readonly fresh: Answers; readonly refused: Answers },
): readonly string[] {
  const at = (answers: Answers, share: number) =>
    figure(
      quantile(
        answers.map(({ ms }) => ms),
        share,
      ) ?? 0,
      1,
    );
  const count = (answers: Answers, isMeant: (status: number) => boolean) =>
    String(answers.filter(({ status }) => isMeant(status)).length);
  const visitors = [...seen, ...fresh];
  const attackers = [
    count(refused, (status) => status === 200),
    count(refused, (status) => status === 429),
    count(refused, (status) => status !== 200 && status !== 429),
  ];
  return [
    name,
    at(seen, 0.5),
    at(seen, 0.99),
    at(fresh, 0.5),
    at(fresh, 0.99),
    `${count(visitors, (status) => status >= 500)}, ${count(visitors, (status) => status !== 200)} of ${visitors.length}`,
    refused.length === 0 ? '' : attackers.join(', '),
  ];
}

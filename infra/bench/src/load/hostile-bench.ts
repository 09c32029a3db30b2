import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { benchPages } from '../pages/bench-pages.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable } from '../report/table.ts';
import { startShellBehindProxy } from './shell-behind-proxy.ts';
import { openVisitorClient, type PageAnswer } from './visitor-client.ts';

const seconds = 8;
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
    const visitors = { connections: 4, pauseMs: 20, addressOf: (number: number) => `203.0.113.${number % 200}` };
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
        const [seen, fresh, refused] = await Promise.all([run(cached), run(cold), crowd ? run(crowd) : []]);
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
      'visitors: not 200',
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

async function run({ connections, pauseMs, urlOf, addressOf }: Crowd): Promise<Answers> {
  const client = openVisitorClient(connections);
  const answers: PageAnswer[] = [];
  const end = performance.now() + seconds * 1000;
  let number = 0;
  const visit = async () => {
    while (performance.now() < end) {
      number += 1;
      answers.push(await client.ask(urlOf(number), addressOf(number)));
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
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
    `${count([...seen, ...fresh], (status) => status !== 200)} of ${seen.length + fresh.length}`,
    refused.length === 0 ? '' : attackers.join(', '),
  ];
}

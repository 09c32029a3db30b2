import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from 'infra-api/engine/config.ts';
import { createPool } from 'infra-db/pool.ts';
import { createTestDatabase } from 'infra-db/testing/test-database.ts';
import { freePort } from 'infra-ports/free-port.ts';
import type { Pool, QueryConfig } from 'pg';
import { growPlants } from '../filters/grow-plants.ts';
import { openHttpClient } from '../load/http-client.ts';
import { type LoadFigures, runLoad } from '../load/load-loop.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { startApiProcess } from './api-process.ts';
import { type Read, readMix } from './read-mix.ts';
import { recordStatements } from './record-statements.ts';

const plants = 20_000;
const clients = 8;
const seconds = 5;
const rounds = 3;

/** Measures what anonymous visitors read, over HTTP and straight on PostgreSQL, in turns. */
export async function readsBench(): Promise<string> {
  const database = await createTestDatabase({ seeded: true });
  const folder = mkdtempSync(join(tmpdir(), 'umbral-reads-'));
  const env = {
    DATABASE_URL: database.url,
    PORTAL_ORIGIN: 'http://portal.test',
    CAPTCHA_SECRET: 'a secret for the benchmark',
    MAIL_DIR: join(folder, 'mail'),
    UPLOADS_DIR: join(folder, 'uploads'),
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
  };
  const pool = createPool({ url: database.url, max: clients, applicationName: 'umbral-bench', plansOnce: true });
  try {
    const client = await pool.connect();
    const offers = await growPlants(client, plants).finally(() => client.release());
    const reads = await readMix(pool);
    const statements = await recordStatements(readConfig(env), reads);
    const api = await startApiProcess(env, await freePort());
    const measured = await measure(api.url, pool, { reads, statements }).finally(() => api.stop());
    return report(measured, offers, statements.flat().length / reads.length);
  } finally {
    await pool.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Mix {
  readonly reads: readonly Read[];
  readonly statements: readonly (readonly QueryConfig[])[];
}

interface Measured {
  readonly http: readonly LoadFigures[];
  readonly straight: readonly LoadFigures[];
}

async function measure(url: string, pool: Pool, { reads, statements }: Mix): Promise<Measured> {
  const web = openHttpClient(clients);
  async function overHttp(number: number): Promise<boolean> {
    const { method, path, body } = reads[number % reads.length] ?? { method: 'GET', path: '/' };
    return web.ask({ method, url: `${url}/api${path}`, body });
  }
  async function straightOn(number: number): Promise<boolean> {
    for (const statement of statements[number % statements.length] ?? []) await pool.query(statement);
    return true;
  }
  const http: LoadFigures[] = [];
  const straight: LoadFigures[] = [];
  // One turn of each warms caches and prepared statements.
  for (let round = 0; round <= rounds; round += 1) {
    const figures = [
      await runLoad({ request: overHttp, clients, seconds }),
      await runLoad({ request: straightOn, clients, seconds }),
    ] as const;
    if (round === 0) continue;
    http.push(figures[0]);
    straight.push(figures[1]);
  }
  web.close();
  return { http, straight };
}

function report({ http, straight }: Measured, offers: number, statementsPerRead: number): string {
  const middle = (all: readonly LoadFigures[], name: keyof LoadFigures) =>
    quantile(
      all.map((figures) => figures[name]),
      0.5,
    );
  const row = (label: string, all: readonly LoadFigures[]) => [
    label,
    figure(middle(all, 'perSecond')),
    ...(['p50', 'p90', 'p99'] as const).map((name) => figure(middle(all, name), 1)),
    figure(middle(all, 'failed')),
    ratio(middle(all, 'perSecond'), middle(straight, 'perSecond')),
  ];
  return markdownTable({
    head: [
      `${clients} clients, ${figure(offers)} plants`,
      'a second',
      'p50 ms',
      'p90 ms',
      'p99 ms',
      'failed',
      'against PostgreSQL',
    ],
    rows: [
      row('calls over HTTP', http),
      row(`their ${figure(statementsPerRead, 1)} statements each, straight on PostgreSQL`, straight),
    ],
  });
}

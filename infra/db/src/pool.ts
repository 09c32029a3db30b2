import pg from 'pg';
import { PatientPool } from './patient-pool.ts';

const int8 = 20;
const date = 1082;
const numeric = 1700;

const parsers: Record<number, (text: string) => unknown> = {
  // Counts, prices in pesos and their sums stay below 2^53; as text they would break arithmetic silently.
  [int8]: Number,
  [numeric]: Number,
  // A calendar day has no time zone: as a Date it would move by one day for half of the world.
  [date]: (text) => text,
};

/** Row types of this project: int8 and numeric as numbers, date as `YYYY-MM-DD`, all others as `pg` reads them. */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parser = format === 'binary' ? undefined : parsers[oid];
    return parser ?? pg.types.getTypeParser(oid, format);
  },
};

/** What a pool may be told besides its address. */
export interface PoolOptions {
  url: string;
  /** Connections at most; 10 by default. */
  max?: number;
  /** Milliseconds after which the server cancels a statement; 15 s by default, 0 for never. */
  statementTimeoutMs?: number;
  applicationName?: string;
  /** Plans statements once for any value of their parameters: wide joins cost more to plan than to run. */
  plansOnce?: boolean;
  /** Ends statements that nobody waits for any more (`patient-pool.ts`); nothing that shares connections may stand in between. */
  isPatient?: boolean;
  /** Hears of connections that break while idle; the pool replaces them by itself. */
  onError?: (error: Error) => void;
}

/** Makes a pool with this project's row types; a connection that breaks while idle never ends the process. */
export function createPool(options: PoolOptions): pg.Pool {
  const { url, max = 10, statementTimeoutMs = 15_000, applicationName = 'umbral', onError = () => undefined } = options;
  const onConnect = options.plansOnce ? planOnce : undefined;
  const pool = new (options.isPatient ? PatientPool : pg.Pool)({
    connectionString: url,
    max,
    types: rowTypes,
    statement_timeout: statementTimeoutMs,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...(onConnect ? { onConnect } : {}),
  });
  pool.on('error', onError);
  // A client that is checked out when the server stops also emits, and nobody else listens.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

async function planOnce(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
}

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { apiContractOf } from '../contract/open-api.ts';
import { type ApiContract, apiContract } from '../contract/release-contract.ts';
import type { RegistryDatabase } from '../registry/registry.ts';

/** What the backend serves now, as far as the registry knows it. */
export interface ApiContractSource {
  /** The newest contract that can be had in a moment; nothing where the backend never answered. */
  read(): Promise<ApiContract | undefined>;
  /** Whether that is what the backend said just now, or an older word of it. */
  isFresh(): boolean;
  /** Waits until the backend has answered or failed to. */
  newest(): Promise<ApiContract | undefined>;
  /** The one that is known already: asks nobody but the database. */
  lastKnown(): Promise<ApiContract | undefined>;
  /** Asks until the backend has answered once, so that the first verdict need not wait for it. */
  warmUp(signal: AbortSignal): Promise<void>;
}

interface Known {
  readonly digest: string;
  readonly contract: ApiContract;
}

export interface ApiContractOptions {
  readonly db: RegistryDatabase;
  /** Without an address the database alone says what the backend serves. */
  readonly apiUrl: string | undefined;
  /** The document could not be read; who is told. */
  readonly onFault?: (error: unknown) => void;
}

/** How old an answer may be before the backend is asked again. */
const freshMs = 30_000;
/** A verdict waits so long for a newer document; then it takes what is known, and the next one the newer. */
const patienceMs = 1000;
const fetchTimeoutMs = 20_000;
/** How often a backend that does not answer yet is asked while nobody needs it. */
const warmUpMs = 3000;

/** Reads the OpenAPI document of the running backend and keeps the last good one in the database. */
export function createApiContractSource({ db, apiUrl, onFault }: ApiContractOptions): ApiContractSource {
  let known: Known | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(url: string): Promise<void> {
    const response = await fetch(`${url}/api/openapi.json`, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (!response.ok) throw new Error(`The backend answers ${response.status} for its OpenAPI document.`);
    const text = await response.text();
    const digest = createHash('sha256').update(text).digest('hex');
    if (known?.digest !== digest) {
      const contract = apiContractOf(JSON.parse(text));
      known = { digest, contract };
      await store(db, known);
    }
    askedAt = performance.now();
  }

  const isFresh = () => !apiUrl || performance.now() - askedAt < freshMs;

  function refresh(tell = onFault): Promise<void> {
    if (!apiUrl || isFresh()) return Promise.resolve();
    asking ??= ask(apiUrl)
      .catch((error: unknown) => tell?.(error))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  async function lastKnown(): Promise<ApiContract | undefined> {
    known ??= await load(db);
    return known?.contract;
  }

  return {
    async read() {
      await lastKnown();
      // With nothing known there is nothing to fall back on: then the whole answer is worth waiting for.
      await (known ? Promise.race([refresh(), pause(patienceMs)]) : refresh());
      return known?.contract;
    },
    isFresh,
    async newest() {
      await refresh();
      return lastKnown();
    },
    lastKnown,
    async warmUp(signal) {
      const quietly = () => refresh(() => undefined);
      while (!signal.aborted && !isFresh()) {
        await lastKnown().then(quietly, quietly);
        if (!isFresh()) await delay(warmUpMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

async function load(db: RegistryDatabase): Promise<Known | undefined> {
  const row = await db.selectFrom('releases.api_contract').select(['digest', 'contract']).executeTakeFirst();
  return row && { digest: row.digest, contract: apiContract.parse(JSON.parse(row.contract)) };
}

async function store(db: RegistryDatabase, { digest, contract }: Known): Promise<void> {
  const row = { digest, contract: JSON.stringify(contract), read_at: sql<Date>`now()` };
  await db
    .insertInto('releases.api_contract')
    .values(row)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
    .execute();
}

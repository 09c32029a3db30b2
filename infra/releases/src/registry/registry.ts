import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { SigningKey } from '../signing/key-pair.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import type { RegistryTables } from './tables/registry-tables.ts';

export type RegistryDatabase = Kysely<RegistryTables>;

/** What every part of the registry works with. */
export interface Registry {
  readonly pool: Pool;
  readonly db: RegistryDatabase;
  readonly storage: ReleaseStorage;
  /** Signs compositions. */
  readonly key: SigningKey;
}

/** Puts a registry on a pool of connections. */
export function createRegistry(pool: Pool, storage: ReleaseStorage, key: SigningKey): Registry {
  return { pool, db: new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) }), storage, key };
}

import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

/** What a command works with. */
export interface AdminContext {
  /** The portal's database. */
  readonly url: string;
  readonly pool: Pool;
  readonly db: Kysely<Database>;
  /** The secret of the API, by which some of its rows are keyed. */
  readonly secret: string | undefined;
  /** Prints one line. */
  print(line: string): void;
  /** All that is piped into the command; empty at a terminal, where nothing is. */
  readInput(): Promise<string>;
}

/** One thing that an administrator can do. */
export interface Command {
  readonly name: string;
  /** Its words after the name, as in `<folder> [--force]`. */
  readonly usage: string;
  readonly summary: string;
  /** What else there is to know, line by line. */
  readonly details: readonly string[];
  /** Whether it works on a schema that is not up to date. */
  readonly worksOnAnySchema?: boolean;
  /** Rejects with an `AdminProblem` where it cannot be done. */
  run(context: AdminContext, words: string[]): Promise<void>;
}

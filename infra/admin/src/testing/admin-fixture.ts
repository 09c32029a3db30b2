import { createPool } from 'infra-db/pool.ts';
import { createTestDatabase, type TestDatabase } from 'infra-db/testing/test-database.ts';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { AdminProblem } from '../admin-problem.ts';
import { runCommand } from '../run-command.ts';

export interface CommandOptions {
  /** Another database than the filled one. */
  url?: string;
  /** What is piped into the command. */
  input?: string;
}

/** A filled database and commands that work on it. */
export interface AdminFixture {
  pool: Pool;
  /** Runs a command as the process does and gives what it prints. */
  admin(words: string[], options?: CommandOptions): Promise<string>;
  /** The one sentence of a command that cannot be done. */
  refusal(words: string[], options?: CommandOptions): Promise<string>;
  /** Address of one more database, which goes with the next `dropSpares`. */
  spareDatabase(options: { migrated: boolean }): Promise<string>;
  dropSpares(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the fixture of a test file. */
export async function createAdminFixture(): Promise<AdminFixture> {
  const seeded = await createTestDatabase({ seeded: true });
  const pool = createPool({ url: seeded.url });
  const spares: TestDatabase[] = [];

  async function admin(words: string[], { url = seeded.url, input = '' }: CommandOptions = {}): Promise<string> {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const secret = 'a secret for tests only';
    await runCommand({ words, databaseUrl: url, secret, prefix: 'admin', print, readInput: async () => input });
    return lines.join('\n');
  }

  async function dropSpares(): Promise<void> {
    for (const spare of spares.splice(0)) await spare.drop();
  }

  return {
    pool,
    admin,
    dropSpares,
    async refusal(words, options) {
      const error: unknown = await admin(words, options).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(AdminProblem);
      return error instanceof Error ? error.message : '';
    },
    async spareDatabase(options) {
      const database = await createTestDatabase({ ...options, serverUrl: seeded.url });
      spares.push(database);
      return database.url;
    },
    async close() {
      await dropSpares();
      await pool.end();
      await seeded.drop();
    },
  };
}

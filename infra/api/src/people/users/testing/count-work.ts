import { Kysely, PostgresDialect } from 'kysely';
import type { Backend } from '../../../engine/backend.ts';

/** Statements that a piece of work sends to the database, in their order, without their values. */
export async function statementsOf(backend: Backend, work: () => Promise<unknown>): Promise<string[]> {
  const usual = backend.db;
  const statements: string[] = [];
  backend.db = new Kysely({
    dialect: new PostgresDialect({ pool: backend.pool }),
    log: ({ query }) => void statements.push(query.sql),
  });
  try {
    await work();
  } finally {
    backend.db = usual;
  }
  return statements;
}

import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { createPool } from 'infra-db/pool.ts';
import { pendingMigrations } from 'infra-db/schema-state.ts';
import type { Database } from 'infra-db/tables.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { AdminProblem } from './admin-problem.ts';
import type { AdminContext, Command } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp, helpText } from './help.ts';

export interface AdminCall {
  /** The command and its words. */
  readonly words: readonly string[];
  readonly databaseUrl: string | undefined;
  /** `CAPTCHA_SECRET` of the API. */
  readonly secret?: string | undefined;
  /** How commands are called here, for the help. */
  readonly prefix: string;
  print(line: string): void;
  readInput(): Promise<string>;
}

/** Runs what the words name. Rejects with an `AdminProblem` where that cannot be done. */
export async function runCommand(call: AdminCall): Promise<void> {
  const [name = 'help', ...words] = call.words;
  const isHelp = name === 'help' || name === '--help' || words.includes('--help');
  if (isHelp) return printHelp(call, name === 'help' ? words[0] : name);
  await withDatabase(findCommand(name, call.prefix), words, call);
}

function printHelp({ prefix, print }: AdminCall, name: string | undefined): void {
  const lines = name && name !== '--help' ? commandHelp(findCommand(name, prefix), prefix) : helpText(commands, prefix);
  for (const line of lines) print(line);
}

function findCommand(name: string, prefix: string): Command {
  const command = commands.find((one) => one.name === name);
  if (!command) throw new AdminProblem(`There is no command ${name}: \`${prefix} help\` lists them.`);
  return command;
}

async function withDatabase(command: Command, words: string[], call: AdminCall): Promise<void> {
  const { databaseUrl: url, secret, print, readInput } = call;
  if (command.usage === '' && words.length > 0) throw new AdminProblem(`${command.name} takes no words.`);
  if (!url) throw new AdminProblem('Set DATABASE_URL to the database of the portal.');
  // Whole tables are read and rebuilt: no statement is given up for its length.
  const pool = createPool({ url, max: 4, statementTimeoutMs: 0, applicationName: 'umbral-admin' });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const context: AdminContext = { url, pool, db, secret, print, readInput };
  try {
    await requireDatabase(pool);
    if (!command.worksOnAnySchema) await requireSchema(pool);
    await command.run(context, words);
  } catch (error) {
    throw error instanceof StartProblem ? new AdminProblem(error.message) : error;
  } finally {
    await db.destroy();
    // Kysely ends the pool only where a query went through it.
    if (!pool.ended) await pool.end();
  }
}

async function requireDatabase(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new AdminProblem(`The database cannot be reached (${reason}): is it running, and is its address right?`);
  }
}

async function requireSchema(pool: Pool): Promise<void> {
  const pending = await pendingMigrations(pool);
  if (pending.length > 0)
    throw new AdminProblem(`The database lacks ${pending.length} migrations: run \`migrate\` first.`);
}

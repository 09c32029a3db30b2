import { outboxDepth } from 'infra-api/engine/outbox/outbox-metrics.ts';
import { knownMigrations } from 'infra-db/migrate.ts';
import { pendingMigrations } from 'infra-db/schema-state.ts';
import type { AdminContext, Command } from './command.ts';

const counted = ['project', 'plant', 'builder', 'app_user', 'contact', 'alert', 'article'] as const;

async function printCounts({ pool, print }: AdminContext): Promise<void> {
  for (const table of counted) {
    const { rows } = await pool.query<{ count: number }>(`select count(*) from ${table}`);
    print(`  ${table.padEnd(10)} ${rows[0]?.count ?? 0}`);
  }
}

async function printOutbox(context: AdminContext): Promise<void> {
  const topics = await outboxDepth(context);
  if (topics.length === 0) context.print('  nothing waits');
  for (const { topic, waiting, running, dead, oldest_seconds } of topics) {
    const age = Math.round(oldest_seconds);
    context.print(`  ${topic.padEnd(16)} ${waiting} wait, ${running} run, ${dead} dead, oldest ${age} s`);
  }
}

export const statusCommand: Command = {
  name: 'status',
  usage: '',
  summary: 'Shows the database, its schema, what it holds, and the work that waits.',
  details: [],
  worksOnAnySchema: true,
  async run(context) {
    const { pool, print } = context;
    const { rows } = await pool.query<{ version: string; size: string; primary: boolean }>(
      `select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
         not pg_is_in_recovery() as primary`,
    );
    const [server] = rows;
    print(`PostgreSQL ${server?.version} (${server?.primary ? 'primary' : 'replica'}), ${server?.size}`);
    const pending = await pendingMigrations(pool);
    print(`Schema: ${knownMigrations().length - pending.length} of ${knownMigrations().length} migrations`);
    if (pending.length > 0) return print('  run `migrate`');
    print('Rows:');
    await printCounts(context);
    print('Outbox:');
    await printOutbox(context);
  },
};

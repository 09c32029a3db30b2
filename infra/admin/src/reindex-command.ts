import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { AdminProblem } from './admin-problem.ts';
import type { AdminContext, Command } from './command.ts';
import { readWords } from './command-words.ts';

const waitSeconds = 120;

/** Asks for a rebuild of the search index; gives the number of its row. */
export async function requestReindex({ db }: Pick<AdminContext, 'db'>): Promise<number> {
  await sql`select enqueue_once('index-rebuild', 'plants', '{}')`.execute(db);
  const row = await db
    .selectFrom('outbox')
    .where('topic', '=', 'index-rebuild')
    .where('state', '=', 'pending')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  // A worker may have taken it this very moment: then it is the newest one.
  const newest = db
    .selectFrom('outbox')
    .where('topic', '=', 'index-rebuild')
    .select((one) => one.fn.max('id').as('id'));
  return row?.id ?? (await newest.executeTakeFirstOrThrow()).id;
}

async function waitFor({ db, print }: AdminContext, id: number): Promise<void> {
  const end = performance.now() + waitSeconds * 1000;
  while (performance.now() < end) {
    const row = await db.selectFrom('outbox').where('id', '=', id).select(['state', 'last_error']).executeTakeFirst();
    if (!row || row.state === 'done') return print('The search index is rebuilt.');
    if (row.state === 'dead') throw new AdminProblem(`The rebuild failed for good: ${row.last_error ?? 'no reason'}.`);
    if (row.last_error) throw new AdminProblem(`The rebuild failed and will be tried again: ${row.last_error}.`);
    await delay(250);
  }
  throw new AdminProblem(`No API process rebuilt the index within ${waitSeconds} s: it stays queued until one does.`);
}

export const reindexCommand: Command = {
  name: 'reindex',
  usage: '[--no-wait]',
  summary: 'Rebuilds the search index from the database while searches go on.',
  details: [
    'The work is done by an API process of the running portal; the command waits for its end,',
    'or with --no-wait only queues it.',
  ],
  async run(context, words) {
    const { values } = readWords(words, { 'no-wait': { type: 'boolean' } });
    const id = await requestReindex(context);
    if (values['no-wait']) context.print('The rebuild is queued.');
    else await waitFor(context, id);
  },
};

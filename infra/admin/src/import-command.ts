import { resolve } from 'node:path';
import type { Command } from './command.ts';
import { onlyWord, readWords } from './command-words.ts';
import { importDatabase } from './copy/import-database.ts';
import { requestReindex } from './reindex-command.ts';

export const importCommand: Command = {
  name: 'import',
  usage: '<folder> [--no-reindex]',
  summary: 'Reads an export into an empty database and has the search index rebuilt.',
  details: [
    'All or nothing: sums, counts and references are checked before anything is kept.',
    'The database may be new (its schema is made first); one that holds rows, or has another schema, is refused.',
    'Work that waited in the outbox of the exported database, such as mails, will be carried out by this one.',
    'With --no-reindex the database is afterwards exactly the exported one.',
  ],
  worksOnAnySchema: true,
  async run(context, words) {
    const { values, positionals } = readWords(words, { 'no-reindex': { type: 'boolean' } });
    const folder = resolve(process.env.UMBRAL_CALLER_DIR ?? '.', onlyWord(positionals, 'the folder of an export'));
    const { tables } = await importDatabase(context.url, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    context.print(`${rows} rows of ${tables.length} tables are imported.`);
    if (!values['no-reindex']) await requestReindex(context);
    await context.pool.query('analyze');
  },
};

import { resolve } from 'node:path';
import type { Command } from './command.ts';
import { onlyWord, readWords } from './command-words.ts';
import { exportDatabase } from './copy/export-database.ts';

export const exportCommand: Command = {
  name: 'export',
  usage: '<folder>',
  summary: 'Copies the whole database into a new folder, all of one moment, while the portal goes on.',
  details: [
    'One file for each table in the text form of COPY, and manifest.json with counts and SHA-256 sums.',
    'The folder holds personal data: only this user may read it. Pictures of people and builders are files:',
    'copy the folder of uploads beside it.',
  ],
  async run({ url, print }, words) {
    const folder = resolve(
      process.env.UMBRAL_CALLER_DIR ?? '.',
      onlyWord(readWords(words, {}).positionals, 'a new folder'),
    );
    const { tables } = await exportDatabase(url, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`${rows} rows of ${tables.length} tables are in ${folder}.`);
  },
};

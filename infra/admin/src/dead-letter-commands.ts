import {
  dropDeadLetter,
  listDeadLetters,
  replayDeadLetter,
  replayDeadTopic,
} from 'infra-api/engine/outbox/dead-letters.ts';
import { AdminProblem } from './admin-problem.ts';
import type { Command } from './command.ts';
import { onlyWord, readWords } from './command-words.ts';

function readNumber(word: string): number {
  const id = Number(word);
  if (!Number.isSafeInteger(id) || id < 1)
    throw new AdminProblem(`${word} is no number of a row: \`list-dead\` shows them.`);
  return id;
}

const noDeadRow = (id: number) => new AdminProblem(`No dead row has the number ${id}: \`list-dead\` shows them.`);

const listDead: Command = {
  name: 'list-dead',
  usage: '[--topic <topic>]',
  summary: 'Lists work of the outbox that was given up, with the reason.',
  details: ['Columns: number, topic, what it is about, attempts, when it was given up, last reason.'],
  async run(context, words) {
    const { values } = readWords(words, { topic: { type: 'string' } });
    const rows = await listDeadLetters(context, values.topic);
    for (const { id, topic, aggregate_key, attempts, finished_at, last_error } of rows) {
      const when = finished_at?.toISOString() ?? '-';
      context.print([id, topic, aggregate_key, attempts, when, last_error ?? '-'].join('\t'));
    }
    if (rows.length === 0) context.print('Nothing is dead.');
  },
};

const replayDead: Command = {
  name: 'replay-dead',
  usage: '<number> | --topic <topic>',
  summary: 'Puts work that was given up back to waiting, with all its attempts.',
  details: ['Find out and remove the reason first. Effects are made once even if the work was half done before.'],
  async run(context, words) {
    const { values, positionals } = readWords(words, { topic: { type: 'string' } });
    if (values.topic !== undefined && positionals.length === 0) {
      context.print(`${await replayDeadTopic(context, values.topic)} rows wait again.`);
      return;
    }
    const id = readNumber(onlyWord(positionals, 'the number of a dead row, or --topic with a topic'));
    if (!(await replayDeadLetter(context, id))) throw noDeadRow(id);
    context.print(`Row ${id} waits again.`);
  },
};

const dropDead: Command = {
  name: 'drop-dead',
  usage: '<number> --reason <text>',
  summary: 'Decides that dead work will never be done, and keeps the reason.',
  details: ['The row stays as dropped for the record and is tidied away later.'],
  async run(context, words) {
    const { values, positionals } = readWords(words, { reason: { type: 'string' } });
    const id = readNumber(onlyWord(positionals, 'the number of a dead row'));
    if (!values.reason) throw new AdminProblem('Say why with --reason: it is kept.');
    if (!(await dropDeadLetter(context, id, values.reason))) throw noDeadRow(id);
    context.print(`Row ${id} is dropped.`);
  },
};

export const deadLetterCommands: readonly Command[] = [listDead, replayDead, dropDead];

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { AdminProblem } from './admin-problem.ts';

/** Reads the words of a command; throws an `AdminProblem` for options that it does not have. */
export function readWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  options: Options,
) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new AdminProblem(`${reason.replace(/\.$/, '')}: see \`help\` with the name of the command.`);
  }
}

/** The only word of a command; throws an `AdminProblem` that asks for it. */
export function onlyWord(words: string[], what: string): string {
  const [word] = words;
  if (word === undefined || words.length !== 1) throw new AdminProblem(`Say ${what}, and nothing else.`);
  return word;
}

import type { Command } from './command.ts';

/** All commands, one a line. `prefix` is how they are called here. */
export function helpText(commands: readonly Command[], prefix: string): string[] {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    `Usage: ${prefix} <command>`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `More about one: ${prefix} help <command>`,
  ];
}

/** One command with its words. */
export function commandHelp({ name, usage, summary, details }: Command, prefix: string): string[] {
  const call = [prefix, name, usage].filter((part) => part !== '').join(' ');
  return [`Usage: ${call}`, '', summary, ...(details.length > 0 ? ['', ...details] : [])];
}

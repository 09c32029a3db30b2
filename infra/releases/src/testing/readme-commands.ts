import { readFileSync } from 'node:fs';

/** A line of a README that somebody shall type. */
export interface ReadmeCommand {
  /** The word behind `sh` at the head of its block: whose it is. */
  readonly who: string;
  readonly line: string;
}

/** The commands below a heading of a README in their order, without what stands behind them as a comment. */
export function readCommands(file: string, heading: string): readonly ReadmeCommand[] {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`${file} has no heading ${heading}`);
  const [section = ''] = text.slice(start + heading.length + 2).split('\n## ');
  const blocks = [...section.matchAll(/^```sh (\w+)\n(.*?)\n```$/gms)];
  return blocks.flatMap(([, who = '', lines = '']) =>
    lines.split('\n').map((line) => ({ who, line: line.replace(/\s{2,}#.*$/, '') })),
  );
}

/** The words of a command whose arguments stand in double quotes where they hold blanks. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([word]) => word.replaceAll('"', ''));
}

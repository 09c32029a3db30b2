import { readFileSync, writeFileSync } from 'node:fs';

/** Puts text between the markers `<!-- name -->` and `<!-- /name -->` of a file; throws when they are missing. */
export function writeSection(file: string, name: string, text: string): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), name, text));
}

/** The text of a document with another section between its markers. */
export function withSection(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The markers of ${name} are missing`);
  return `${document.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

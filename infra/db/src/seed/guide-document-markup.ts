import type { DocumentBlock } from '@umbral/domain/editorial/guide-document.ts';

/** What a chunk's first line begins with, and the block that its lines make. */
const kinds: readonly [start: RegExp, block: (lines: string[]) => DocumentBlock][] = [
  [/^# /, (lines) => ({ type: 'heading', text: lines.join(' ') })],
  [/^! /, (lines) => ({ type: 'note', text: lines.join(' ') })],
  [/^\[ \] /, (items) => ({ type: 'checks', items })],
  [/^\d+\. /, (items) => ({ type: 'steps', items })],
  [/^_ /, (labels) => ({ type: 'fields', labels })],
  [/^= /, (labels) => ({ type: 'signatures', labels })],
  [/^~ /, ([count = '']) => ({ type: 'lines', count: Number(count) })],
  [/^\| ?/, tableOf],
];

const cellsOf = (line: string) =>
  line
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

function tableOf([head = '', , ...rows]: string[]): DocumentBlock {
  return { type: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
}

function blockOf(chunk: string): DocumentBlock {
  const lines = chunk.split('\n');
  for (const [start, block] of kinds)
    if (start.test(chunk)) return block(lines.map((line) => line.replace(start, '').trim()));
  return { type: 'paragraph', text: lines.join(' ') };
}

/**
 * Blocks of a document, separated by empty lines: headings (`#`), notes (`!`), boxes to check (`[ ]`), steps (`1.`),
 * fields to fill in (`_`), places to sign (`=`), a number of lines to write on (`~`) and tables, whose empty cells are
 * to be filled in too. All else is a paragraph.
 */
export function parseDocument(body: string): DocumentBlock[] {
  return body
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(blockOf);
}

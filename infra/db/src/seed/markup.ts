import type { TextBlock, TextRun } from '@umbral/domain/editorial/rich-text.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';

/** A text file of the seed: `name: value` lines, an empty line, then the body. */
export interface MarkedFile {
  fields: Map<string, string>;
  body: string;
}

/** Splits a file into its fields and its body. */
export function splitMarked(text: string): MarkedFile {
  const end = text.indexOf('\n\n');
  const head = text.slice(0, end).split('\n');
  const fields = new Map(
    head.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { fields, body: text.slice(end + 2).trim() };
}

/** The value of a field; throws when the file does not have it. */
export function fieldOf({ fields }: MarkedFile, name: string): string {
  const value = fields.get(name);
  if (!value) throw new Error(`a seed text has no ${name}: ${[...fields.values()].join(' ').slice(0, 80)}`);
  return value;
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const joined = (lines: readonly string[], prefix: RegExp) => lines.map((line) => line.replace(prefix, ''));

function tableOf(lines: readonly string[]): TextBlock {
  const [head, , ...rows] = lines;
  return { type: 'table', head: cells(head ?? ''), rows: rows.map(cells) };
}

function headingOf(first: string): TextBlock {
  const text = first.replace(/^#+ /, '');
  return { type: 'heading', level: first.startsWith('### ') ? 3 : 2, id: slugify(text), text };
}

/** `[text](href)` in a paragraph becomes a link; all else stays text. */
function runsOf(text: string): TextRun[] {
  const parts = text.split(/(\[[^\]]+\]\([^)\s]+\))/).filter((part) => part !== '');
  return parts.map((part) => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
    return link?.[1] && link[2] ? { text: link[1], href: link[2] } : { text: part };
  });
}

function blockOf(chunk: string): TextBlock {
  const lines = chunk.split('\n');
  const first = lines[0] ?? '';
  if (first.startsWith('#')) return headingOf(first);
  if (first.startsWith('- ')) return { type: 'list', ordered: false, items: joined(lines, /^- /).map(runsOf) };
  if (/^\d+\. /.test(first)) return { type: 'list', ordered: true, items: joined(lines, /^\d+\. /).map(runsOf) };
  if (first.startsWith('! ')) return { type: 'callout', tone: 'tip', runs: runsOf(joined(lines, /^! /).join(' ')) };
  if (first.startsWith('|')) return tableOf(lines);
  if (first.startsWith('> ')) return { type: 'quote', text: joined(lines, /^> /).join(' ') };
  return { type: 'paragraph', runs: runsOf(lines.join(' ')) };
}

/** Headings, paragraphs, lists, quotes (`>`), tips (`!`) and tables of a body, separated by empty lines. */
export function parseBlocks(body: string): TextBlock[] {
  return body
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(blockOf);
}

/** Minutes to read a body at an unhurried 170 words a minute. */
export function readingMinutes(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / 170));
}

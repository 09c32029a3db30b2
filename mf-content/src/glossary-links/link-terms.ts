import type { RichText, TextBlock, TextRun } from '@umbral/domain/editorial/rich-text.ts';
import { termsIn } from '@umbral/domain/routes/glossary-terms.ts';
import { type GlossaryTerm, termHref } from '@umbral/domain/routes/term-href.ts';

/** More links than this in one text distract. */
const mostLinks = 12;

/** The bodies of one text with the first of each word of the trade as a link into the glossary. */
export function linkTerms(bodies: readonly RichText[]): RichText[] {
  const linked = new Set<GlossaryTerm>();
  return bodies.map((body) => body.map((block) => linkBlock(block, linked)));
}

/** Headings, quotes, tables and boxes stay as they are. */
function linkBlock(block: TextBlock, linked: Set<GlossaryTerm>): TextBlock {
  if (block.type === 'paragraph') return { ...block, runs: linkRuns(block.runs, linked) };
  if (block.type === 'list') return { ...block, items: block.items.map((runs) => linkRuns(runs, linked)) };
  return block;
}

function linkRuns(runs: readonly TextRun[], linked: Set<GlossaryTerm>): TextRun[] {
  return runs.flatMap((run) => (run.href === undefined ? linkRun(run, linked) : [run]));
}

function linkRun(run: TextRun, linked: Set<GlossaryTerm>): TextRun[] {
  const parts: TextRun[] = [];
  let from = 0;
  for (const { term, from: start, to } of termsIn(run.text)) {
    if (linked.has(term) || linked.size >= mostLinks) continue;
    linked.add(term);
    if (start > from) parts.push({ ...run, text: run.text.slice(from, start) });
    parts.push({ ...run, text: run.text.slice(start, to), href: termHref(term) });
    from = to;
  }
  return from === 0 ? [run] : [...parts, ...rest(run, from)];
}

function rest(run: TextRun, from: number): TextRun[] {
  return from < run.text.length ? [{ ...run, text: run.text.slice(from) }] : [];
}

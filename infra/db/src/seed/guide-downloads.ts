import type { DocumentBlock } from '@umbral/domain/editorial/guide-document.ts';
import { parseDocument } from './guide-document-markup.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MarkedFile } from './markup.ts';
import { fieldOf } from './markup.ts';
import { readTexts } from './seed-texts.ts';

type Download = Omit<SeedRow<'guide_download'>, 'guide_id' | 'position'>;
type Table = Extract<DocumentBlock, { type: 'table' }>;

/** Empty rows below those that are written, as many as the field `blank` says; `numbered` counts them. */
function blankRows({ fields }: MarkedFile, { head, rows }: Table): string[][] {
  const numbered = Number(fields.get('numbered') ?? 0);
  const count = numbered || Number(fields.get('blank') ?? 0);
  return Array.from({ length: count }, (_, index) =>
    head.map((_name, column) => (numbered && column === 0 ? String(rows.length + index + 1) : '')),
  );
}

function sheetOf(file: MarkedFile): string {
  const table = parseDocument(file.body).find((block) => block.type === 'table');
  if (!table) throw new Error(`The sheet ${fieldOf(file, 'title')} has no table.`);
  const lines = [table.head, ...table.rows, ...blankRows(file, table)].map((row) =>
    row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'),
  );
  // The mark at the start lets spreadsheets read the accents.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function downloadOf({ slug, file }: ReturnType<typeof readTexts>[number]): Download {
  const title = fieldOf(file, 'title');
  if (fieldOf(file, 'format') === 'csv')
    return { title, file_name: `${slug}.csv`, media_type: 'text/csv', content: sheetOf(file), lead: '', body: null };
  const body = parseDocument(file.body);
  return {
    title,
    file_name: `${slug}.pdf`,
    media_type: 'application/pdf',
    content: null,
    lead: fieldOf(file, 'lead'),
    body,
  };
}

/** The files that guides offer, in the order of their texts, by the guide's slug. */
export function readGuideDownloads(): Map<string, Download[]> {
  const byGuide = Map.groupBy(readTexts('guides/documents'), ({ file }) => fieldOf(file, 'guide'));
  return new Map([...byGuide].map(([guide, texts]) => [guide, texts.map(downloadOf)]));
}

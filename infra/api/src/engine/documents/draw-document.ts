import { buffer } from 'node:stream/consumers';
import type { DocumentBlock } from '@umbral/domain/editorial/guide-document.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import PDFDocument from 'pdfkit';
import { faces } from './document-look.ts';
import { drawBlock, fillWithNotes } from './sheet-blocks.ts';
import { drawHead, drawTitleBlocks, type Origin } from './title-block.ts';

/** A document as it is printed. */
export interface PrintedDocument {
  readonly title: string;
  /** What it is for, in a sentence below the title. */
  readonly lead: string;
  /** Of the head, above the title. */
  readonly mark: string;
  readonly origin: Origin;
  /** When its content was last reviewed. */
  readonly reviewed: Date;
  readonly blocks: readonly DocumentBlock[];
}

const dayFormat = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'America/Bogota',
});

/** Draws a document on sheets of A4 and gives the bytes of the PDF; the same document gives the same bytes. */
export function drawDocument({ title, lead, mark, origin, reviewed, blocks }: PrintedDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    // The sheets break where the blocks say, never within a text.
    margin: 0,
    pdfVersion: '1.7',
    lang: 'es-CO',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: productName, Subject: origin.name, CreationDate: reviewed, ModDate: reviewed },
  });
  for (const [name, data] of Object.entries(faces)) pdf.registerFont(name, data);
  const root = pdf.struct('Document', { title });
  pdf.addStructure(root);
  const sheet = { pdf, root, y: 0 };
  drawHead(sheet, { title, lead, mark });
  for (const [index, block] of blocks.entries()) drawBlock(sheet, block, blocks[index + 1]);
  fillWithNotes(sheet);
  drawTitleBlocks(sheet, { origin, title, date: dayFormat.format(reviewed) });
  root.end();
  pdf.end();
  return buffer(pdf);
}

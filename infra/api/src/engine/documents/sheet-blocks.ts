import type { DocumentBlock } from '@umbral/domain/editorial/guide-document.ts';
import { colors, columnWidth, page } from './document-look.ts';
import { bodyStyle, decorate, dimensionLine, heightOf, keepRoom, type Sheet, type TextStyle, write } from './sheet.ts';
import { drawTable } from './sheet-table.ts';

const headingStyle = { face: 'display', size: 13, leading: 1.2 } as const satisfies TextStyle;
const labelStyle = { face: 'strong', size: 8, color: colors.soft } as const satisfies TextStyle;
const noteStyle = { ...bodyStyle, size: 9.5 } as const;
const indent = 22;
const itemGap = 6;
const lineSpacing = 23;

/** Height of what should not be torn from the heading above it: a short list whole, else the first lines of a block. */
function heightToKeep(sheet: Sheet, block: DocumentBlock | undefined): number {
  if (block?.type !== 'checks' && block?.type !== 'steps') return 70;
  const heights = block.items.map((item) => heightOf(sheet, item, bodyStyle, columnWidth - indent) + itemGap);
  return Math.min(
    220,
    heights.reduce((sum, height) => sum + height, 0),
  );
}

function drawHeading(sheet: Sheet, text: string, next: DocumentBlock | undefined): void {
  const height = heightOf(sheet, text, headingStyle, columnWidth);
  keepRoom(sheet, height + 14 + heightToKeep(sheet, next));
  sheet.y += 6;
  write(sheet, 'H2', text, headingStyle, { y: sheet.y });
  const end = page.left + sheet.pdf.font(headingStyle.face).fontSize(headingStyle.size).widthOfString(text) + 12;
  const middle = sheet.y + height / 2;
  if (end < page.right - 40) decorate(sheet, (pdf) => dimensionLine(pdf, end, page.right, middle, colors.line));
  sheet.y += height + 8;
}

function drawParagraph(sheet: Sheet, text: string): void {
  const height = heightOf(sheet, text, bodyStyle, columnWidth);
  keepRoom(sheet, height);
  write(sheet, 'P', text, bodyStyle, { y: sheet.y });
  sheet.y += height + 8;
}

function drawNote(sheet: Sheet, text: string): void {
  const width = columnWidth - 28;
  const height = heightOf(sheet, text, noteStyle, width) + 20;
  keepRoom(sheet, height);
  decorate(sheet, (pdf) => {
    pdf.fillColor(colors.tint).rect(page.left, sheet.y, columnWidth, height).fill();
    pdf.fillColor(colors.monte).rect(page.left, sheet.y, 3, height).fill();
  });
  write(sheet, 'Note', text, noteStyle, { x: page.left + 16, y: sheet.y + 10, width });
  sheet.y += height + 12;
}

/** Lines with something before each: a box to check or its number. */
function drawItems(sheet: Sheet, items: readonly string[], mark: (y: number, index: number) => void): void {
  const list = sheet.pdf.struct('L');
  sheet.root.add(list);
  for (const [index, item] of items.entries()) {
    const height = heightOf(sheet, item, bodyStyle, columnWidth - indent);
    keepRoom(sheet, height + 4);
    const { y } = sheet;
    decorate(sheet, () => mark(y, index));
    const parent = sheet.pdf.struct('LI');
    list.add(parent);
    write(sheet, 'LBody', item, bodyStyle, { x: page.left + indent, y, width: columnWidth - indent, parent });
    sheet.y += height + itemGap;
  }
  list.end();
  sheet.y += 6;
}

function drawChecks(sheet: Sheet, items: readonly string[]): void {
  drawItems(sheet, items, (y) => {
    sheet.pdf
      .lineWidth(0.9)
      .strokeColor(colors.ink)
      .roundedRect(page.left + 1, y + 0.5, 10.5, 10.5, 1.5)
      .stroke();
  });
}

function drawSteps(sheet: Sheet, items: readonly string[]): void {
  drawItems(sheet, items, (y, index) => {
    sheet.pdf
      .font('display')
      .fontSize(11)
      .fillColor(colors.monte)
      .text(String(index + 1), page.left, y - 1, { width: 16, align: 'right' });
  });
}

/** Names beside one another, two in a row, each with a line to write on. */
function drawFields(sheet: Sheet, labels: readonly string[], room: number): void {
  const gap = 24;
  const width = (columnWidth - gap) / 2;
  for (let first = 0; first < labels.length; first += 2) {
    keepRoom(sheet, room + 18);
    const line = sheet.y + room;
    for (const [side, label] of labels.slice(first, first + 2).entries()) {
      const x = page.left + side * (width + gap);
      decorate(sheet, (pdf) => dimensionLine(pdf, x, x + width, line));
      write(sheet, 'P', label, labelStyle, { x, y: line + 5, width });
    }
    sheet.y = line + 22;
  }
  sheet.y += 4;
}

function drawLines(sheet: Sheet, count: number): void {
  for (let index = 0; index < count; index += 1) {
    keepRoom(sheet, lineSpacing);
    sheet.y += lineSpacing;
    decorate(sheet, (pdf) => {
      pdf.lineWidth(0.5).strokeColor(colors.control).moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).stroke();
    });
  }
  sheet.y += 14;
}

/** Lines for notes down to the foot of the last sheet, where more than a corner of it is left empty. */
export function fillWithNotes(sheet: Sheet): void {
  const headingHeight = 36;
  const count = Math.floor((page.bottom - sheet.y - headingHeight) / lineSpacing);
  if (count < 5) return;
  drawHeading(sheet, 'Notas', undefined);
  drawLines(sheet, count);
}

/** Draws a block below what is written, on a new sheet where it does not fit with the one that follows a heading. */
export function drawBlock(sheet: Sheet, block: DocumentBlock, next: DocumentBlock | undefined): void {
  switch (block.type) {
    case 'heading':
      drawHeading(sheet, block.text, next);
      break;
    case 'paragraph':
      drawParagraph(sheet, block.text);
      break;
    case 'note':
      drawNote(sheet, block.text);
      break;
    case 'checks':
      drawChecks(sheet, block.items);
      break;
    case 'steps':
      drawSteps(sheet, block.items);
      break;
    case 'fields':
      drawFields(sheet, block.labels, 20);
      break;
    case 'signatures':
      drawFields(sheet, block.labels, 44);
      break;
    case 'table':
      drawTable(sheet, block.head, block.rows);
      break;
    case 'lines':
      drawLines(sheet, block.count);
      break;
  }
}

import { productName } from '@umbral/domain/vocabulary/product.ts';
import { colors, page } from './document-look.ts';
import { documentTexts } from './document-texts.ts';
import { bodyStyle, decorate, dimensionLine, heightOf, type Sheet, write } from './sheet.ts';

const titleStyle = { face: 'display', size: 23, leading: 1.15, color: colors.ink } as const;
const leadStyle = { ...bodyStyle, size: 10.5, color: colors.soft } as const;

/** The head of the first sheet: whose it is, the title and what the document is for. */
export function drawHead(
  sheet: Sheet,
  { title, lead, mark }: { readonly title: string; readonly lead: string; readonly mark: string },
): void {
  decorate(sheet, (pdf) => {
    pdf.font('display').fontSize(12).fillColor(colors.monte).text(productName, page.left, page.top);
    pdf
      .font('strong')
      .fontSize(7.5)
      .fillColor(colors.faint)
      .text(mark, page.left, page.top + 4, {
        width: page.right - page.left,
        align: 'right',
        characterSpacing: 0.5,
      });
  });
  sheet.y = page.top + 30;
  const width = (page.right - page.left) * 0.86;
  write(sheet, 'H1', title, titleStyle, { y: sheet.y, width });
  sheet.y += heightOf(sheet, title, titleStyle, width) + 6;
  write(sheet, 'P', lead, leadStyle, { y: sheet.y, width });
  sheet.y += heightOf(sheet, lead, leadStyle, width) + 12;
  decorate(sheet, (pdf) => dimensionLine(pdf, page.left, page.right, sheet.y));
  sheet.y += 18;
}

interface Cell {
  readonly label: string;
  readonly value: string;
  /** Part of the block's width. */
  readonly share: number;
}

/** What a document belongs to: the guide that offers it, or the home that it is about. */
export interface Origin {
  readonly label: string;
  readonly name: string;
}

/** The box at the foot of each sheet, like the one in the corner of a drawing. */
export function drawTitleBlocks(
  { pdf }: Sheet,
  { origin, title, date }: { readonly origin: Origin; readonly title: string; readonly date: string },
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const cells = [
      { label: origin.label, value: origin.name, share: 0.35 },
      { label: 'DOCUMENTO', value: title, share: 0.33 },
      { label: 'FECHA', value: date, share: 0.19 },
      { label: 'HOJA', value: `${index + 1} de ${count}`, share: 0.13 },
    ];
    decorate({ pdf }, () => drawTitleBlock(pdf, cells));
  }
}

function drawTitleBlock(pdf: Sheet['pdf'], cells: readonly Cell[]): void {
  const width = page.right - page.left;
  pdf.lineWidth(0.8).strokeColor(colors.control).rect(page.left, page.box, width, page.boxHeight).stroke();
  let x: number = page.left;
  for (const { label, value, share } of cells) {
    if (x > page.left)
      pdf
        .lineWidth(0.6)
        .moveTo(x, page.box)
        .lineTo(x, page.box + page.boxHeight)
        .stroke();
    const inner = { width: share * width - 14, height: 11, ellipsis: true, lineBreak: true };
    pdf.font('strong').fontSize(6).fillColor(colors.faint);
    pdf.text(label, x + 7, page.box + 7, { ...inner, characterSpacing: 0.4 });
    pdf.font('strong').fontSize(8).fillColor(colors.ink);
    pdf.text(value, x + 7, page.box + 17, inner);
    x += share * width;
  }
  const warning = `${productName} · ${documentTexts.warning}`;
  pdf.font('text').fontSize(7).fillColor(colors.faint);
  pdf.text(warning, page.left, page.box + page.boxHeight + 6, { width });
}

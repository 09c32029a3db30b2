import { colors, columnWidth, page } from './document-look.ts';
import { decorate, heightOf, keepRoom, type Sheet, type TextStyle, write } from './sheet.ts';

const headStyle = { face: 'strong', size: 8.5, color: colors.soft } as const satisfies TextStyle;
const cellStyle = { face: 'text', size: 9 } as const satisfies TextStyle;
const padding = 6;
/** Room to write a figure by hand. */
const writingHeight = 22;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A sum of money, a share, an area or a number, which stand under one another at the right. */
const isFigure = (cell: string) => /^[-−]?\s?(US\$|[$€])?\s?[\d.,]+\s?(%|m²|años?|meses|UVT)?$/.test(cell);

/** Columns as wide as their longest words and sentences ask, within reason. */
function columnsOf(head: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  const weights = head.map((name, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const longest = Math.max(...cells.map((cell) => cell.length), name.length);
    const toWrite = cells.filter((cell) => cell === '').length > cells.length / 2 ? 30 : 7;
    return Math.min(44, Math.max(longest, toWrite));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let x: number = page.left;
  return weights.map((weight, column) => {
    const width = (weight / total) * columnWidth;
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const placed: Column = {
      x,
      width,
      align: column > 0 && cells.length > 0 && cells.every(isFigure) ? 'right' : 'left',
    };
    x += width;
    return placed;
  });
}

function rowHeight(sheet: Sheet, cells: readonly string[], columns: readonly Column[], style: TextStyle): number {
  const heights = columns.map(({ width }, index) => heightOf(sheet, cells[index] ?? '', style, width - 2 * padding));
  const least = cells.some((cell) => cell === '') ? writingHeight : 0;
  return Math.max(least, Math.max(...heights) + 2 * (padding - 1.5));
}

function ruleRow({ pdf }: Sheet, columns: readonly Column[], y: number, height: number, fill?: string): void {
  decorate({ pdf }, () => {
    if (fill) pdf.fillColor(fill).rect(page.left, y, columnWidth, height).fill();
    pdf.lineWidth(0.5).strokeColor(colors.line);
    for (const { x } of columns.slice(1))
      pdf
        .moveTo(x, y)
        .lineTo(x, y + height)
        .stroke();
    pdf
      .strokeColor(colors.control)
      .moveTo(page.left, y + height)
      .lineTo(page.right, y + height)
      .stroke();
  });
}

/** A table; its head stands again on each sheet that it reaches. */
export function drawTable(sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const { pdf } = sheet;
  const columns = columnsOf(head, rows);
  const table = pdf.struct('Table');
  sheet.root.add(table);
  const drawRow = (cells: readonly string[], style: TextStyle, tag: 'TH' | 'TD', height: number) => {
    ruleRow(sheet, columns, sheet.y, height, tag === 'TH' ? colors.sunken : undefined);
    const parent = pdf.struct('TR');
    table.add(parent);
    for (const [index, { x, width, align }] of columns.entries()) {
      const place = { x: x + padding, y: sheet.y + padding - 1, width: width - 2 * padding, parent };
      write(sheet, tag, cells[index] ?? '', { ...style, align }, place);
    }
    sheet.y += height;
  };
  const headHeight = rowHeight(sheet, head, columns, headStyle);
  const drawHead = () => drawRow(head, headStyle, 'TH', headHeight);
  const heights = rows.map((row) => rowHeight(sheet, row, columns, cellStyle));
  keepRoom(sheet, headHeight + (heights[0] ?? 0) + (heights[1] ?? 0));
  drawHead();
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0;
    if (sheet.y + height > page.bottom) {
      keepRoom(sheet, height);
      drawHead();
    }
    drawRow(row, cellStyle, 'TD', height);
  }
  table.end();
  sheet.y += 12;
}

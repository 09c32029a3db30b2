import { colors, columnWidth, type Face, page } from './document-look.ts';

type Pdf = PDFKit.PDFDocument;
type Element = ReturnType<Pdf['struct']>;

/** How a text is set: sizes and widths in points, `leading` as a multiple of the size. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly color?: string;
  readonly leading?: number;
  readonly align?: 'left' | 'right';
}

export const bodyStyle = { face: 'text', size: 10, leading: 1.42 } as const satisfies TextStyle;

/** A pile of sheets that is written from the top to the bottom. `y` is where the next block begins. */
export interface Sheet {
  readonly pdf: Pdf;
  /** What a screen reader reads, in its order. */
  readonly root: Element;
  y: number;
}

function settings({ size, leading = 1.3, align = 'left' }: TextStyle, width: number) {
  // Figures at the right stand under one another.
  const features: PDFKit.Mixins.OpenTypeFeatures[] = align === 'right' ? ['tnum'] : [];
  return { width, align, lineGap: size * (leading - 1.2), features };
}

/** Height that a text takes in a column, in points. */
export function heightOf({ pdf }: Sheet, text: string, style: TextStyle, width: number): number {
  return pdf.font(style.face).fontSize(style.size).heightOfString(text, settings(style, width));
}

/** Writes a text at a place as an element of the document's structure (`P`, `H1`, `TD` and so on). */
export function write(
  { pdf, root }: Sheet,
  tag: string,
  text: string,
  style: TextStyle,
  { x = page.left, y, width = columnWidth, parent = root }: { x?: number; y: number; width?: number; parent?: Element },
): void {
  const draw = () => {
    pdf
      .font(style.face)
      .fontSize(style.size)
      .fillColor(style.color ?? colors.ink)
      .text(text, x, y, settings(style, width));
  };
  parent.add(pdf.struct(tag, {}, [draw]));
}

/** Draws what is there for the eye alone: screen readers pass over it. */
export function decorate({ pdf }: Pick<Sheet, 'pdf'>, draw: (pdf: Pdf) => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw(pdf);
  pdf.restore();
  pdf.endMarkedContent();
}

/** A dimension line of a plan: a hairline that ends in ticks. */
export function dimensionLine(pdf: Pdf, from: number, to: number, y: number, color: string = colors.control): void {
  pdf
    .lineWidth(0.6)
    .strokeColor(color)
    .moveTo(from, y)
    .lineTo(to, y)
    .moveTo(from, y - 3)
    .lineTo(from, y + 3)
    .moveTo(to, y - 3)
    .lineTo(to, y + 3)
    .stroke();
}

/** Begins a new sheet unless a height still fits below what is written. */
export function keepRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= page.bottom) return;
  sheet.pdf.addPage();
  sheet.y = page.top;
}

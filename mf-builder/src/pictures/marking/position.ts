/** A place on a drawing: fractions of its width and height, from its upper left corner. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

const step = 0.01;
const longStep = 0.05;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A hundredth of a percent is less than a pixel of any drawing. */
function onDrawing(fraction: number): number {
  return Math.round(Math.max(0, Math.min(1, fraction)) * 10_000) / 10_000;
}

/** Where a point goes by an arrow key: a percent, or five with Shift; nothing for other keys. */
export function movedByKey({ x, y }: Position, key: string, isShift: boolean): Position | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const by = isShift ? longStep : step;
  return { x: onDrawing(x + direction[0] * by), y: onDrawing(y + direction[1] * by) };
}

/** The place on a drawing under a point of the screen, at its edge where that is beside it. */
export function positionAt(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Position {
  return { x: onDrawing((clientX - left) / (width || 1)), y: onDrawing((clientY - top) / (height || 1)) };
}

/** The fraction of a typed percentage: digits with a dot or a comma, from 0 to 100. */
export function parsePercent(text: string): number | undefined {
  const typed = text.trim().replace(/\s*%$/, '');
  if (!/^\d{1,3}([.,]\d+)?$/.test(typed)) return undefined;
  const percent = Number(typed.replace(',', '.'));
  return percent > 100 ? undefined : onDrawing(percent / 100);
}

/** A fraction as people read a percentage: `37,5`. */
export function formatPercent(fraction: number): string {
  return String(Math.round(fraction * 10_000) / 100).replace('.', ',');
}

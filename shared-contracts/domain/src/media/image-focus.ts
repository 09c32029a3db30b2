/** What of a picture stays in sight where it is cropped: fractions of its width and height. */
export interface ImageFocus {
  readonly x: number;
  readonly y: number;
}

/** What cards crop every photo to, width by height. */
const cardRatio = 3 / 2;
/** A quarter of what is cut off is as fine as a crop needs it; a letter for each step, from `a` to `e`. */
const letters = 'abcde';

/**
 * The focus as pictures carry it: a letter for each axis, which a stylesheet can follow where the policy knows no
 * style attribute. It puts the focus into the middle of a card's crop as far as the picture reaches; other crops show
 * it as well. Nothing for the middle, where pictures are cropped anyway.
 */
export function focusMark(
  { x, y }: ImageFocus,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined {
  const ratio = width / height;
  const mark = letterOf(x, cardRatio / ratio) + letterOf(y, ratio / cardRatio);
  return mark === 'cc' ? undefined : mark;
}

/** Where a crop lies along an axis of which it shows a share; an axis that a card shows whole is cropped elsewhere. */
function letterOf(at: number, share: number): string {
  const start = share < 1 ? (at - share / 2) / (1 - share) : at;
  return letters[Math.round(Math.max(0, Math.min(1, start)) * (letters.length - 1))] ?? 'c';
}

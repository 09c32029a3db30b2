/** What of a picture stays in sight where it is cropped: fractions of its width and height. */
export interface ImageFocus {
  readonly x: number;
  readonly y: number;
}

/** A quarter of a picture is as fine as a crop needs it; a letter for each step, from `a` to `e`. */
const letters = 'abcde';

/**
 * The focus as pictures carry it: a letter for each axis, which a stylesheet can follow where the policy knows no
 * style attribute. Nothing for the middle, where pictures are cropped anyway.
 */
export function focusMark({ x, y }: ImageFocus): string | undefined {
  const mark = [x, y].map((share) => letters[Math.round(share * (letters.length - 1))] ?? '').join('');
  return mark === 'cc' ? undefined : mark;
}

import type { ImageFile } from './image.ts';

/** The `srcset` of a picture's derivatives, narrow to wide. */
export function srcSetOf(files: readonly ImageFile[]): string {
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  return byWidth.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

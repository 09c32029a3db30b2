import type { ImageFile } from './image.ts';

/** The `srcset` of a picture's derivatives, narrow to wide. */
export function srcSetOf(files: readonly ImageFile[]): string {
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  return byWidth.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/** The narrowest file of a picture that fills so many pixels: for places that know one address only. */
export function fittingFile(
  { src, srcSet }: { readonly src: string; readonly srcSet?: string },
  pixels: number,
): string {
  const files = (srcSet ?? '').split(', ').flatMap((candidate) => {
    const [file, width] = candidate.split(' ');
    return file && width ? [{ file, width: Number.parseInt(width, 10) }] : [];
  });
  return files.find(({ width }) => width >= pixels)?.file ?? files.at(-1)?.file ?? src;
}

import type { Image, ImageFile } from './image.ts';

/** The `srcset` of a picture's derivatives, narrow to wide. */
export function srcSetOf(files: readonly ImageFile[]): string {
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  return byWidth.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/**
 * The narrowest file of a picture that fills so many pixels: for small places that know one address only. The narrow
 * ones may be AVIF alone; where a browser cannot show that, a picture without a text leaves its place empty.
 */
export function fittingFile(image: Pick<Image, 'src' | 'srcSet' | 'avifSrcSet'>, pixels: number): string {
  const files = [...filesOf(image.srcSet), ...filesOf(image.avifSrcSet)].toSorted((a, b) => a.width - b.width);
  return files.find(({ width }) => width >= pixels)?.src ?? image.src;
}

function filesOf(srcSet = ''): ImageFile[] {
  return srcSet.split(', ').flatMap((candidate) => {
    const [src, width] = candidate.split(' ');
    return src && width ? [{ src, width: Number.parseInt(width, 10) }] : [];
  });
}

import type { Image } from '@umbral/domain/media/image.ts';

/** A picture without what is not drawn: it stands in the page's state. */
export function pictureOf({ thumbhash: _, ...image }: Image): Omit<Image, 'thumbhash'> {
  return image;
}

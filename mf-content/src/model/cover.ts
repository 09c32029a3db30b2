import type { Image } from '@umbral/domain/media/image.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';

export interface CoverSource {
  readonly cover: Image | null;
}

/** The cover's parts that a page draws with, to be spread; nothing for a text without one. */
export function coverOf({ cover }: CoverSource): { readonly cover?: ImageSource } {
  if (!cover) return {};
  const { thumbhash: _thumbhash, ...drawn } = cover;
  return { cover: drawn };
}

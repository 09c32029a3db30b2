import type { Image } from 'shared-contracts/domain/image.ts';
import type { ImageSource } from 'shared-contracts/ui/picture.tsx';

export interface CoverSource {
  readonly cover: Image | null;
}

/** The cover's parts that a page draws with, to be spread; nothing for a text without one. */
export function coverOf({ cover }: CoverSource): { readonly cover?: ImageSource } {
  if (!cover) return {};
  const { thumbhash: _thumbhash, ...drawn } = cover;
  return { cover: drawn };
}

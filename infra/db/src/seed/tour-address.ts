import type { MediaLibrary } from './media-library.ts';

const preferred = ['panorama', 'interior', 'exterior'] as const;

/** Address of the picture that a tour opens: a panorama where the library has one, else its widest view. */
export function tourAddress(library: MediaLibrary, index: number): string {
  const asset = library.at(preferred.find(library.has) ?? 'exterior', index);
  const widest = asset.files.toSorted((a, b) => b.width - a.width)[0];
  if (!widest) throw new Error(`the picture ${asset.key} of the media manifest has no files`);
  return widest.src;
}

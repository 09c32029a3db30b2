import type { MediaAsset, MediaLibrary } from './media-library.ts';

/** A cover on a topic, the one at a place in the row of them; of any topic where there is none. */
export function coverOn(topic: string, index: number, library: MediaLibrary): MediaAsset {
  const fitting = library.ofKind('cover').filter(({ group }) => group === topic);
  return fitting[index % Math.max(fitting.length, 1)] ?? library.at('cover', index);
}

import type { MediaAsset, MediaLibrary } from './media-library.ts';

/**
 * A cover for every article, by slug, from a list in the order in which a page shows it: one of the group of its topic
 * (of any where the library has none), the one shown longest ago, never that of the article before.
 */
export function chooseCovers(
  articles: readonly { slug: string; topic: string }[],
  library: MediaLibrary,
): Map<string, MediaAsset> {
  const all = library.assets.filter(({ kind }) => kind === 'cover');
  const byGroup = Map.groupBy(all, ({ group }) => group);
  const shown = new Map<string, number>();
  const covers = new Map<string, MediaAsset>();
  for (const [position, { slug, topic }] of articles.entries()) {
    const isFree = ({ key }: MediaAsset) => shown.get(key) !== position - 1;
    const ofTopic = (byGroup.get(topic) ?? []).filter(isFree);
    const [cover] = (ofTopic.length > 0 ? ofTopic : all.filter(isFree)).toSorted(
      (a, b) => (shown.get(a.key) ?? -1) - (shown.get(b.key) ?? -1),
    );
    if (!cover) throw new Error('The media manifest has no two covers.');
    shown.set(cover.key, position);
    covers.set(slug, cover);
  }
  return covers;
}

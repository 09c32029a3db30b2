import { listHeaderImages } from '@umbral/domain/api/projects.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { HeaderImage } from './header-images.tsx';

const most = 4;

/** The header's pictures in their order, four at most; none where they did not come [B124]. */
export async function loadHeaderImages(call: CallApi, signal: AbortSignal): Promise<HeaderImage[]> {
  try {
    const { data } = await call(listHeaderImages, {}, { signal });
    return data.slice(0, most).map(({ title, href, image: { src, srcSet, avifSrcSet, width, height, color } }) => ({
      title,
      href,
      image: { src, srcSet, avifSrcSet, width, height, color },
    }));
  } catch (error) {
    // Whoever has left is told so; a page that stays is whole without them.
    if (signal.aborted) throw error;
    return [];
  }
}

import { listMainCities } from '@umbral/domain/api/places.ts';
import { featured } from '@umbral/domain/limits/listing-limits.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** A city as the home page shows it. */
export interface FeaturedCity {
  readonly name: string;
  readonly slug: string;
  readonly projects: number;
  readonly image?: Omit<Image, 'alt' | 'thumbhash'>;
}

/** The featured cities in their order, four at most [B047]. */
export async function loadCities(call: CallApi, signal: AbortSignal): Promise<FeaturedCity[]> {
  const { data } = await call(listMainCities, {}, { signal });
  return data.slice(0, featured.cities).map(({ name, slug, projects, image }) => ({
    name,
    slug,
    projects,
    ...(image
      ? {
          image: {
            src: image.src,
            srcSet: image.srcSet,
            avifSrcSet: image.avifSrcSet,
            width: image.width,
            height: image.height,
            color: image.color,
          },
        }
      : {}),
  }));
}

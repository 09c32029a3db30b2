import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import type { LaunchData } from './launch-data.ts';
import { launchStructure } from './launch-structure.ts';
import { openingSizes } from './opening-sizes.ts';

/** Head of a launch: titles, picture, structured data [B104]. */
export function launchHead(launch: LaunchData, origin: string): Head {
  const { title, place, builder, images } = launch;
  const [image] = images;
  const where = place.zone === place.city ? place.city : `${place.zone}, ${place.city}`;
  return {
    title: texts.title(title, where),
    description: texts.description(title, where, builder.name),
    canonical: launch.href,
    ...structuredData(() => launchStructure(launch, origin)),
    ...(image ? { image: image.src, preloadImage: { ...image, sizes: openingSizes } } : {}),
  };
}

import { truncate } from '@umbral/domain/format/format.ts';
import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { mainImageSizes } from '../gallery/gallery-sizes.ts';
import { developmentTexts as texts } from '../texts/development-texts.ts';
import type { DevelopmentData } from './development-data.ts';
import { developmentStructure } from './development-structure.ts';
import { factsLine } from './offer-facts.ts';

/** A name may be of any length; tabs and results show no more. */
const nameLength = 60;

/** Head of a project's page: titles, picture, structured data [B104]. */
export function developmentHead(development: DevelopmentData, origin: string): Head {
  const { title, type, place, builder, images, href } = development;
  const [image] = images;
  const where = place.zone === place.city ? place.city : `${place.zone}, ${place.city}`;
  const name = truncate(title, nameLength);
  return {
    title: texts.documentTitle(name, propertyTypeNouns[type].many.toLowerCase(), where),
    description: texts.description(name, builder.name, where, factsLine(development)),
    canonical: href,
    ...structuredData(() => developmentStructure(development, origin)),
    ...(image ? { image: image.src, preloadImage: { ...image, sizes: mainImageSizes(images.length) } } : {}),
  };
}

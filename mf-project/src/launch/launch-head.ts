import { premises } from '@umbral/domain/vocabulary/premises.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import { breadcrumbList } from '../ui/breadcrumb-list.ts';
import type { LaunchData } from './launch-data.ts';
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
    jsonLd: [breadcrumbList(launch.crumbs, launch.href, origin), offerOf(launch, origin)],
    ...(image ? { image: image.src, preloadImage: { ...image, sizes: openingSizes } } : {}),
  };
}

/** The project on offer with the span of its prices; hidden ones are not told here either. */
function offerOf(launch: LaunchData, origin: string): Record<string, unknown> {
  const { place, builder, homes, building } = launch;
  const url = `${origin}${launch.href}`;
  const isForLiving = homes.some(({ type }) => !premises.has(type));
  return {
    '@context': 'https://schema.org',
    '@type': isForLiving ? ['Product', 'ApartmentComplex'] : 'Product',
    name: launch.title,
    description: launch.words.paragraphs[0],
    sku: launch.strip.code,
    url,
    image: launch.images.slice(0, 5).map(({ src }) => new URL(src, origin).href),
    brand: { '@type': 'Organization', name: builder.name, url: `${origin}${builder.href}` },
    ...(building.units ? { numberOfAccommodationUnits: building.units } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address,
      addressLocality: place.city,
      addressCountry: place.country,
    },
    ...(place.lat !== 0 || place.lng !== 0
      ? { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }
      : {}),
    offers: { url, availability: availabilityOf(launch), ...pricesOf(launch) },
  };
}

function availabilityOf({ isAvailable }: LaunchData): string {
  return `https://schema.org/${isAvailable ? 'PreOrder' : 'OutOfStock'}`;
}

function pricesOf({ homes }: LaunchData): Record<string, unknown> {
  const prices = homes.flatMap(({ priceCop }) => priceCop ?? []);
  if (prices.length === 0) return { '@type': 'Offer' };
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'COP',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
  };
}

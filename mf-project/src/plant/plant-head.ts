import { formatArea, joinWords, truncate } from '@umbral/domain/format/format.ts';
import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { mainImageSizes } from '../gallery/gallery-sizes.ts';
import { isOnMap } from '../model/is-on-map.ts';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { breadcrumbList } from '../ui/breadcrumb-list.ts';

/** A name may be of any length; tabs and results show no more. */
const titleLength = 90;

/** Head of the plant page: titles, picture, structured data [B104]. */
export function plantHead(plant: PlantData, origin: string): Head {
  const [image] = plant.images;
  const { city, zone } = plant.place;
  return {
    title: texts.documentTitle(
      truncate(`${plant.projectTitle} · ${plant.plantTitle}`, titleLength),
      joinPlaces(zone, city),
    ),
    description: texts.metaDescription(factsLine(plant), plant.builder.name),
    canonical: plant.href,
    ...(plant.choice ? { robots: 'noindex,follow' as const } : {}),
    jsonLd: [breadcrumbList(plant.crumbs, plant.href, origin), offerOf(plant, origin)],
    image: shareImageOf(plant),
    ...(image ? { preloadImage: { ...image, sizes: mainImageSizes(plant.images.length) } } : {}),
  };
}

/** The picture that the backend makes of photo, price and measures for whoever shares the page. */
const shareImageOf = ({ id }: PlantData) => `/api/og/plants/${id}.jpg`;

function joinPlaces(zone: string, city: string): string {
  return zone === city ? city : `${zone}, ${city}`;
}

/** "Apartamento en Suba, Bogotá, de 58 m², 2 habitaciones y 1 baño". */
function factsLine({ type, place, measures }: PlantData): string {
  const { rooms, baths, builtM2 } = measures;
  const parts = [
    formatArea(builtM2),
    rooms && `${rooms} ${texts.rooms(rooms).toLowerCase()}`,
    baths && `${baths} ${texts.baths(baths).toLowerCase()}`,
  ].filter((part) => part !== undefined && part !== 0);
  return `${propertyTypeNouns[type].one} en ${joinPlaces(place.zone, place.city)}: ${joinWords(parts.map(String))}`;
}

const residenceTypes: Partial<Record<PropertyType, string>> = {
  apartment: 'Apartment',
  studio: 'Apartment',
  loft: 'Apartment',
  penthouse: 'Apartment',
  duplex: 'Apartment',
  house: 'House',
  'country-house': 'House',
};

/** The home as a product on offer; a hidden price is not told here either. */
function offerOf(plant: PlantData, origin: string): Record<string, unknown> {
  const { place, measures, money, builder, strip } = plant;
  const url = `${origin}${plant.href}`;
  const residence = residenceTypes[plant.type];
  return {
    '@context': 'https://schema.org',
    '@type': residence ? ['Product', residence] : 'Product',
    name: `${plant.projectTitle} · ${plant.plantTitle}`,
    description: plant.paragraphs[0],
    sku: strip.code,
    url,
    image: plant.images.slice(0, 5).map(({ src }) => new URL(src, origin).href),
    brand: { '@type': 'Organization', name: builder.name, url: `${origin}${builder.href}` },
    floorSize: { '@type': 'QuantitativeValue', value: measures.builtM2, unitCode: 'MTK' },
    ...(measures.rooms ? { numberOfBedrooms: measures.rooms } : {}),
    ...(measures.baths ? { numberOfBathroomsTotal: measures.baths } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address,
      addressLocality: place.city,
      addressCountry: place.country,
    },
    ...(isOnMap(place) ? { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      availability: `https://schema.org/${plant.isAvailable ? 'InStock' : 'OutOfStock'}`,
      ...(money ? { price: money.priceCop, priceCurrency: 'COP' } : {}),
    },
  };
}

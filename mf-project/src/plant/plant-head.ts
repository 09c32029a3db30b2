import { formatArea, formatMoney, joinWords, truncate } from '@umbral/domain/format/format.ts';
import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { mainImageSizes } from '../gallery/gallery-sizes.ts';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { plantStructure } from './plant-structure.ts';

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
    description: texts.metaDescription(
      factsLine(plant),
      { plans: plant.plans.length, images: plant.images.length },
      plant.builder.name,
    ),
    canonical: plant.href,
    ...(plant.choice ? { robots: 'noindex,follow' as const } : {}),
    ...structuredData(() => plantStructure(plant, origin)),
    image: shareImageOf(plant),
    ...(image ? { preloadImage: { ...image, sizes: mainImageSizes(plant.images.length) } } : {}),
  };
}

/** The picture that the backend makes of photo, price and measures for whoever shares the page. */
const shareImageOf = ({ id }: PlantData) => `/api/og/plants/${id}.jpg`;

function joinPlaces(zone: string, city: string): string {
  return zone === city ? city : `${zone}, ${city}`;
}

/** "Apartamento en Suba, Bogotá: $ 400.000.000, 58 m², 2 habitaciones y 1 baño"; a hidden price is not in it. */
function factsLine({ type, place, measures, money, isAvailable }: PlantData): string {
  const { rooms, baths, builtM2 } = measures;
  const parts = [
    money && isAvailable && formatMoney({ amount: money.priceCop, currency: 'cop' }),
    builtM2 > 0 && formatArea(builtM2),
    rooms && `${rooms} ${texts.rooms(rooms).toLowerCase()}`,
    baths && `${baths} ${texts.baths(baths).toLowerCase()}`,
  ].filter(Boolean);
  return `${propertyTypeNouns[type].one} en ${joinPlaces(place.zone, place.city)}: ${joinWords(parts.map(String))}`;
}

import { knownAddress } from '../model/development-address.ts';
import type { DevelopmentFacts, DevelopmentHome } from '../model/development-facts.ts';
import type { AreaChoice, PlantData } from '../model/plant-data.ts';
import { developmentId, developmentListing, homeId } from '../project/development-listing.ts';
import { type JsonLd, placeFacts, squareMetres } from '../project/place-facts.ts';
import { residenceKinds } from '../project/residence-kind.ts';
import { structureTexts as texts } from '../texts/structure-texts.ts';
import { breadcrumbList } from '../ui/breadcrumb-list.ts';

/** What a plant's page tells programs: where it stands, the development, the home as a part of it [B104]. */
export function plantStructure(plant: PlantData, origin: string): JsonLd[] {
  return [
    breadcrumbList(plant.crumbs, plant.href, origin),
    developmentListing(developmentOf(plant), origin),
    homeOffer(plant, origin),
  ];
}

function developmentOf(plant: PlantData): DevelopmentFacts {
  const { areas, isAvailable, paragraphs, projectTitle } = plant;
  return {
    ...plant,
    title: projectTitle,
    href: knownAddress(plant),
    description: paragraphs[0],
    homes: areas.map((area) => homeOf(area, plant)),
    availability: isAvailable || areas.some(({ isActive }) => isActive) ? 'InStock' : 'OutOfStock',
  };
}

/** Of the other types only area and price are known here: each tells the rest on its own page. */
function homeOf({ id, href, title, areaM2, priceCop, isActive }: AreaChoice, plant: PlantData): DevelopmentHome {
  const told = { href, title, areaM2, priceCop, isOnOffer: isActive };
  const { rooms, baths } = plant.measures;
  return id === plant.id ? { ...told, rooms, baths, plan: plant.plans[0]?.image } : told;
}

/** The home as a product on offer; a hidden price is not told here either. */
function homeOffer(plant: PlantData, origin: string): JsonLd {
  const { money, builder, strip } = plant;
  const url = `${origin}${plant.href}`;
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', residenceKinds[plant.type].home],
    '@id': homeId(plant.href, origin),
    name: `${plant.projectTitle} · ${plant.plantTitle}`,
    description: plant.paragraphs[0],
    sku: strip.code,
    url,
    image: plant.images.slice(0, 5).map(({ src }) => new URL(src, origin).href),
    brand: { '@type': 'Organization', name: builder.name, url: `${origin}${builder.href}` },
    ...measuresOf(plant),
    ...placeFacts(plant.place),
    containedInPlace: { '@id': developmentId(knownAddress(plant), origin) },
    offers: {
      '@type': 'Offer',
      url,
      availability: `https://schema.org/${plant.isAvailable ? 'InStock' : 'OutOfStock'}`,
      ...(money ? { price: money.priceCop, priceCurrency: 'COP' } : {}),
    },
  };
}

/** Only a home has rooms and a floor size: of a lot or premises the area is a property like any other. */
function measuresOf({ type, measures: { builtM2, rooms, baths } }: PlantData): JsonLd {
  if (residenceKinds[type].home === 'Place') {
    const area = { '@type': 'PropertyValue', name: texts.area, value: builtM2, unitCode: 'MTK' };
    return builtM2 > 0 ? { additionalProperty: area } : {};
  }
  return {
    ...(builtM2 > 0 ? { floorSize: squareMetres(builtM2) } : {}),
    ...(rooms ? { numberOfBedrooms: rooms } : {}),
    ...(baths ? { numberOfBathroomsTotal: baths } : {}),
  };
}

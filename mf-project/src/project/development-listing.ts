import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { DevelopmentFacts, DevelopmentHome } from '../model/development-facts.ts';
import { type JsonLd, placeFacts, squareMetres } from './place-facts.ts';
import { residenceKinds } from './residence-kind.ts';

/** The name of a development as a node, for what is told of it elsewhere on the page. */
export const developmentId = (href: string, origin: string) => `${origin}${href}#proyecto`;

/** The name of a home as a node. */
export const homeId = (href: string, origin: string) => `${origin}${href}#inmueble`;

/**
 * A development on offer under its one address, with a plan for each of its types [B104]: what each page of it says,
 * so that programs find one development and not one for each type.
 */
export function developmentListing(facts: DevelopmentFacts, origin: string): JsonLd {
  const url = `${origin}${facts.href}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: facts.title,
    description: facts.description,
    inLanguage: 'es-CO',
    isPartOf: { '@type': 'WebSite', name: productName, url: origin },
    provider: { '@type': 'Organization', name: facts.builder.name, url: `${origin}${facts.builder.href}` },
    mainEntity: developmentOf(facts, origin),
    offers: offersOf(facts, url),
  };
}

function developmentOf(facts: DevelopmentFacts, origin: string): JsonLd {
  const { building, features, homes, type } = facts;
  const kind = residenceKinds[type].development;
  return {
    '@type': kind,
    '@id': developmentId(facts.href, origin),
    name: facts.title,
    ...placeFacts(facts.place),
    image: facts.images.slice(0, 5).map(({ src }) => new URL(src, origin).href),
    amenityFeature: amenitiesOf(features),
    ...(kind === 'ApartmentComplex' && building.units
      ? { numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: building.units } }
      : {}),
    ...(kind === 'Place' || building.petFriendly === undefined ? {} : { petsAllowed: building.petFriendly }),
    ...(kind === 'Place' ? {} : { accommodationFloorPlan: homes.map((home) => floorPlanOf(home, origin)) }),
  };
}

/** What stands outside and in common: only the project's own record speaks of it, so every page tells the same. */
function amenitiesOf(features: DevelopmentFacts['features']): JsonLd[] {
  return features
    .filter(({ kind }) => kind !== 'interior')
    .flatMap(({ names }) => names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })));
}

function floorPlanOf({ href, title, areaM2, rooms, baths, plan }: DevelopmentHome, origin: string): JsonLd {
  return {
    '@type': 'FloorPlan',
    name: title,
    url: `${origin}${href}`,
    ...(areaM2 > 0 ? { floorSize: squareMetres(areaM2) } : {}),
    ...(rooms ? { numberOfBedrooms: rooms } : {}),
    ...(baths ? { numberOfBathroomsTotal: baths } : {}),
    ...(plan ? { layoutImage: new URL(plan.src, origin).href } : {}),
    isPlanForApartment: { '@id': homeId(href, origin) },
  };
}

/** How many types are on offer, and the span of the prices that are told: a hidden one is in neither end [B046]. */
function offersOf({ homes, availability }: DevelopmentFacts, url: string): JsonLd {
  const onOffer = homes.filter(({ isOnOffer }) => isOnOffer);
  const prices = onOffer.flatMap(({ priceCop }) => priceCop ?? []);
  return {
    '@type': 'AggregateOffer',
    url,
    availability: `https://schema.org/${availability}`,
    offerCount: onOffer.length,
    ...(prices.length > 0
      ? { lowPrice: Math.min(...prices), highPrice: Math.max(...prices), priceCurrency: 'COP' }
      : {}),
  };
}

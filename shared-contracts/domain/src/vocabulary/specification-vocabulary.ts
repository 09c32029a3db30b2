/** Features outside the home: those of the building and its grounds. */
export const exteriorSpecifications = [
  'swimming-pool',
  'children-pool',
  'gym',
  'playground',
  'social-room',
  'coworking-room',
  'barbecue-area',
  'terrace',
  'green-areas',
  'running-track',
  'sports-court',
  'sauna',
  'steam-room',
  'jacuzzi',
  'cinema-room',
  'game-room',
  'pet-area',
  'bicycle-parking',
  'visitor-parking',
  'electric-charging',
  'reception',
  'surveillance-cameras',
  'power-plant',
  'solar-panels',
] as const;
export type ExteriorSpecification = (typeof exteriorSpecifications)[number];

/** Finishes and features inside the home. */
export const interiorSpecifications = [
  'integral-kitchen',
  'open-kitchen',
  'kitchen-island',
  'laundry-area',
  'balcony',
  'private-terrace',
  'study',
  'walk-in-closet',
  'closets',
  'main-bathroom',
  'service-room',
  'storage-room',
  'laminate-floor',
  'porcelain-floor',
  'gas-network',
  'water-heater',
  'air-conditioning',
  'smart-home',
  'fireplace',
  'unfinished-delivery',
] as const;
export type InteriorSpecification = (typeof interiorSpecifications)[number];

/** Services that all residents share. */
export const commonServices = [
  'lift',
  'doorman',
  'natural-gas',
  'fibre-internet',
  'water-tank',
  'waste-room',
  'administration-office',
  'fire-network',
] as const;
export type CommonService = (typeof commonServices)[number];

export const specificationKinds = ['exterior', 'interior', 'common'] as const;
export type SpecificationKind = (typeof specificationKinds)[number];

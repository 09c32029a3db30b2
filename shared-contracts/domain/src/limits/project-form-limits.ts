/** Limits of the builder's form [B096] [B097]. */
export const projectFormLimits = {
  description: { min: 300, max: 1000 },
  commonAreaPhotos: { min: 1, max: 20 },
  specifications: { min: 1, max: 15, custom: 5 },
  nearbyPlaces: 5,
  phones: 3,
  emails: 3,
  plants: 40,
  blueprints: 10,
  dropPoints: 40,
  facades: 20,
  stockUnits: 300,
} as const;

/** Digits that the tax number of a builder has at least. */
export const identificationMinDigits = 5;

/** Business constants of the product. */
export const pageSize = 24;
export const comparison = { max: 4, maxSaved: 5, minToSave: 2 } as const;
export const featured = { home: 6, listing: 8, homeProjects: 12, related: 3, cities: 4 } as const;
export const cardImages = 3;
export const benefitLength = 30;
export const minQueryLength = 3;
export const blogExcerptLength = 250;

/** Ranges of the filters [B032] [B034] [B035]. */
export const priceLimits = { min: 1, max: 2_800_000_000, moneyMin: 10_000_000 } as const;
export const areaLimits = { min: 0, max: 10_000 } as const;
export const roomOptions = [1, 2, 3, 4, 5] as const;
export const bathOptions = [1, 2, 3, 4] as const;
export const parkingOptions = [1, 2] as const;

const million = 1_000_000;

function tensOfMillions(from: number, to: number): number[] {
  const count = (to - from) / 10 + 1;
  return Array.from({ length: count }, (_, step) => (from + step * 10) * million);
}

/** Suggestions of prices in COP; the smallest homes' prices come first in the minimum list [B033]. */
export const priceSuggestions: { min: readonly number[]; max: readonly number[] } = {
  min: [
    80 * million,
    100 * million,
    ...tensOfMillions(120, 190),
    70 * million,
    90 * million,
    110 * million,
    ...tensOfMillions(200, 350),
  ],
  max: tensOfMillions(200, 500),
};

/** Suggestions of areas, m² [B034]. */
export const areaSuggestions = {
  min: [30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 200],
  max: [100, 120, 140, 200, 300, 1000, 1500],
} as const;

/** The maxima to suggest beside a chosen minimum: those above it. */
export function maximaAbove(maxima: readonly number[], minimum: number): number[] {
  return maxima.filter((value) => value > minimum);
}

export const fairBenefitsPageSize = 24;
export const survey = { stars: 5, interactions: 5, checkDelayMs: 100, successDelayMs: 2000 } as const;
/** Of fewer opinions no mean is told: one buyer would decide it. */
export const fewestOpinions = 5;
export const delaysMs = {
  autocomplete: 500,
  resize: 300,
  fairPopUp: 3000,
  loadingBar: 200,
  loadingMax: 5000,
  loadingHide: 500,
} as const;
export const scrollThresholdPx = 100;
export const breakpointsPx = { survey: 768, mobile: 991, tablet: 1024, wide: 1200 } as const;
/** How long public pages may be kept [B011]. */
export const cacheSeconds = { private: 3600, shared: 86_400 } as const;
export const geolocationMs = { timeout: 10_000, maximumAge: 600_000 } as const;

/** Limits of the builder's form [B096] [B097]. */
export const projectFormLimits = {
  description: { min: 300, max: 1000 },
  logoBytes: 500 * 1024,
  imageBytes: 12 * 1024 * 1024,
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

export const passwordMinLength = 8;
export const leadNameMinLength = 5;
export const commentNameMinLength = 3;
export const identificationMinDigits = 5;

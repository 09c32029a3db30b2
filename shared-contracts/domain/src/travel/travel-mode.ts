/** Ways of going somewhere without a car. */
export const travelModes = ['walk', 'cycle', 'transit'] as const;
export type TravelMode = (typeof travelModes)[number];

/** How each way of going is said in an address. */
export const travelModeSlugs: Readonly<Record<TravelMode, string>> = {
  walk: 'pie',
  cycle: 'bici',
  transit: 'bus',
};

/** Minutes that may be asked for. */
export const travelLimits = { min: 5, max: 90 } as const;

/** Kinds of places that people name, from the widest to the narrowest. */
export const placeKinds = ['country', 'region', 'department', 'city', 'zone', 'neighbourhood'] as const;
export type PlaceKind = (typeof placeKinds)[number];

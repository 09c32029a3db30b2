/** To whom the parking places of a home belong, as buyers are to be told. */
export const parkingKinds = ['private', 'exclusive-use', 'communal', 'tandem'] as const;
export type ParkingKind = (typeof parkingKinds)[number];

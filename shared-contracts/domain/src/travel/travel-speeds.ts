/** Estimates of a city on a working day: nobody's timetable. Metres a minute, minutes, metres. */
export interface Pace {
  readonly metresPerMinute: number;
  /** How much longer a way through streets is than the straight line. */
  readonly detour: number;
}

/** Eighty metres a minute are 4.8 km/h; a bicycle in traffic makes 14 km/h. */
export const paces: Readonly<Record<'walk' | 'cycle', Pace>> = {
  walk: { metresPerMinute: 80, detour: 1.3 },
  cycle: { metresPerMinute: 233, detour: 1.3 },
};

/** So far the small streets lead, which the ground does not have: straight, with the detour. */
export const throughStreetsM = 1500;
/** So far from a road the small streets lead to it. */
export const toRoadM = 1000;
/** A way by avenues is never more than so many straight lines long: then a street is missing, not the way. */
export const mostDetour = 1.8;
/** So far people walk to a station, and from one to another. */
export const toStationM = 1800;
export const betweenStationsM = 500;

/** How a system runs: its speed with stops, and how long one waits at its door, minutes. */
export interface SystemPace {
  readonly kmPerHour: number;
  readonly waitMinutes: number;
  /** Vehicles go on from one line to another, so that nobody changes where they meet. */
  readonly runsThrough: boolean;
}

export const systemPaces = {
  TransMilenio: { kmPerHour: 24, waitMinutes: 5, runsThrough: true },
  MIO: { kmPerHour: 19, waitMinutes: 6, runsThrough: true },
  Metro: { kmPerHour: 34, waitMinutes: 3, runsThrough: false },
  Metrocable: { kmPerHour: 15, waitMinutes: 4, runsThrough: false },
  Tranvía: { kmPerHour: 16, waitMinutes: 5, runsThrough: false },
} as const satisfies Readonly<Record<string, SystemPace>>;
export type TransitSystem = keyof typeof systemPaces;

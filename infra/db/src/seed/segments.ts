import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';

/** What kind of project stands in a place: it decides types, sizes, prices and words. */
export const segments = [
  'vip',
  'vis',
  'vis-house',
  'mid',
  'high',
  'studio',
  'house',
  'country-house',
  'lot',
  'beach',
  'office',
  'clinic',
  'retail',
  'warehouse',
] as const;
export type Segment = (typeof segments)[number];

export interface UnitTemplate {
  type: PropertyType;
  /** Built square metres, from and to. */
  area: readonly [number, number];
  rooms: number | null;
  baths: number | null;
  parking: number;
}

export interface SegmentFacts {
  units: readonly UnitTemplate[];
  /** Share of the zone's price of a square metre, from and to. */
  m2Factor: readonly [number, number];
  floors: readonly [number, number];
  perFloor: readonly [number, number];
  initialPercent: readonly number[];
  /** Monthly administration in pesos for one square metre. */
  administrationM2: readonly [number, number];
}

const home = (type: PropertyType, area: readonly [number, number], counts: readonly [number, number, number]) => ({
  type,
  area,
  rooms: counts[0],
  baths: counts[1],
  parking: counts[2],
});

const premises = (type: PropertyType, area: readonly [number, number], baths: number | null, parking: number) => ({
  type,
  area,
  rooms: null,
  baths,
  parking,
});

/** Ranges of each segment: synthetic, plausible for Colombia in 2026. */
export const segmentFacts: Record<Segment, SegmentFacts> = {
  vip: {
    units: [home('apartment', [31, 34], [2, 1, 0]), home('apartment', [34, 38], [2, 1, 0])],
    m2Factor: [1, 1.06],
    floors: [5, 12],
    perFloor: [6, 8],
    initialPercent: [20],
    administrationM2: [1_800, 2_400],
  },
  vis: {
    units: [
      home('apartment', [38, 43], [2, 1, 0]),
      home('apartment', [43, 48], [2, 1, 0]),
      home('apartment', [47, 52], [3, 2, 0]),
      home('apartment', [51, 58], [3, 2, 0]),
    ],
    m2Factor: [1, 1.12],
    floors: [10, 25],
    perFloor: [6, 8],
    initialPercent: [20, 30],
    administrationM2: [2_200, 3_200],
  },
  'vis-house': {
    units: [
      home('house', [48, 54], [2, 1, 0]),
      home('house', [54, 60], [3, 2, 0]),
      home('duplex', [50, 58], [3, 2, 0]),
    ],
    m2Factor: [1, 1.06],
    floors: [2, 2],
    perFloor: [1, 1],
    initialPercent: [20, 30],
    administrationM2: [1_500, 2_300],
  },
  mid: {
    units: [
      home('apartment', [56, 64], [2, 2, 1]),
      home('apartment', [63, 74], [3, 2, 1]),
      home('apartment', [74, 88], [3, 2, 1]),
      home('duplex', [84, 104], [3, 3, 2]),
    ],
    m2Factor: [1, 1.2],
    floors: [10, 24],
    perFloor: [4, 7],
    initialPercent: [30],
    administrationM2: [3_200, 4_800],
  },
  high: {
    units: [
      home('apartment', [88, 112], [2, 3, 2]),
      home('apartment', [110, 140], [3, 4, 2]),
      home('apartment', [138, 176], [3, 4, 3]),
      home('penthouse', [180, 235], [4, 5, 4]),
      home('duplex', [150, 200], [4, 5, 3]),
    ],
    m2Factor: [1.12, 1.4],
    floors: [7, 18],
    perFloor: [2, 4],
    initialPercent: [30, 40],
    administrationM2: [4_800, 6_500],
  },
  studio: {
    units: [
      home('studio', [26, 33], [1, 1, 0]),
      home('studio', [33, 40], [1, 1, 0]),
      home('loft', [38, 48], [1, 1, 1]),
      home('loft', [48, 62], [1, 2, 1]),
    ],
    m2Factor: [1.1, 1.35],
    floors: [8, 20],
    perFloor: [8, 12],
    initialPercent: [30, 40],
    administrationM2: [4_000, 5_800],
  },
  house: {
    units: [
      home('house', [88, 108], [3, 3, 1]),
      home('house', [108, 138], [3, 3, 2]),
      home('house', [138, 172], [4, 4, 2]),
    ],
    m2Factor: [1, 1.14],
    floors: [2, 3],
    perFloor: [1, 1],
    initialPercent: [30],
    administrationM2: [2_000, 3_400],
  },
  'country-house': {
    units: [
      home('country-house', [140, 180], [3, 4, 3]),
      home('country-house', [180, 240], [4, 5, 4]),
      home('country-house', [235, 310], [5, 5, 4]),
    ],
    m2Factor: [1, 1.1],
    floors: [2, 2],
    perFloor: [1, 1],
    initialPercent: [40, 50],
    administrationM2: [2_000, 3_000],
  },
  lot: {
    units: [
      { type: 'lot', area: [800, 1150], rooms: null, baths: null, parking: 0 },
      { type: 'lot', area: [1150, 1700], rooms: null, baths: null, parking: 0 },
      { type: 'lot', area: [1700, 2500], rooms: null, baths: null, parking: 0 },
    ],
    m2Factor: [0.05, 0.09],
    floors: [0, 0],
    perFloor: [0, 0],
    initialPercent: [40, 50],
    administrationM2: [250, 450],
  },
  beach: {
    units: [
      home('studio', [34, 44], [1, 1, 1]),
      home('apartment', [48, 62], [1, 2, 1]),
      home('apartment', [66, 84], [2, 2, 1]),
      home('apartment', [88, 124], [3, 3, 2]),
      home('penthouse', [150, 190], [3, 4, 2]),
    ],
    m2Factor: [1, 1.25],
    floors: [10, 30],
    perFloor: [5, 9],
    initialPercent: [30, 40],
    administrationM2: [5_000, 6_500],
  },
  office: {
    units: [
      premises('office', [28, 45], 1, 1),
      premises('office', [45, 80], 1, 1),
      premises('office', [80, 140], 2, 2),
      premises('retail', [30, 70], 1, 0),
    ],
    m2Factor: [0.95, 1.15],
    floors: [8, 16],
    perFloor: [6, 10],
    initialPercent: [40],
    administrationM2: [6_000, 8_500],
  },
  clinic: {
    units: [
      premises('clinic-office', [22, 34], 1, 1),
      premises('clinic-office', [34, 55], 1, 1),
      premises('retail', [35, 60], 1, 0),
    ],
    m2Factor: [1, 1.2],
    floors: [7, 13],
    perFloor: [8, 12],
    initialPercent: [40],
    administrationM2: [7_000, 9_500],
  },
  retail: {
    units: [
      premises('retail', [18, 32], 1, 0),
      premises('retail', [32, 60], 1, 0),
      premises('retail', [60, 120], 2, 1),
    ],
    m2Factor: [1.1, 1.5],
    floors: [2, 3],
    perFloor: [12, 24],
    initialPercent: [40, 50],
    administrationM2: [8_000, 12_000],
  },
  warehouse: {
    units: [
      premises('warehouse', [240, 380], 1, 2),
      premises('warehouse', [380, 620], 2, 3),
      premises('warehouse', [620, 900], 2, 4),
    ],
    m2Factor: [0.5, 0.68],
    floors: [1, 2],
    perFloor: [1, 1],
    initialPercent: [30, 40],
    administrationM2: [1_200, 2_000],
  },
};

/** Homes have rooms and a stratum; lots and business premises have none. */
export function isHome(type: PropertyType): boolean {
  return !['lot', 'office', 'retail', 'clinic-office', 'warehouse'].includes(type);
}
